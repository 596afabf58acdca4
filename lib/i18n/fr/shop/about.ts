/** The page about the shop until the owner writes his own. */
export const about = {
  title: 'Cuisiné quand vous commandez.',
  lead: '{shop}, {city} : notre propre cuisine, et personne entre vous et nous.',
  sections: [
    {
      title: 'Ce que nous faisons',
      paragraphs: [
        'Nous cuisinons chaque commande quand elle arrive. Vous commandez directement chez nous, sans plateforme entre nous.',
        'Pour chaque plat, nous disons ce qu’il contient et d’où viennent la viande, le poisson et le pain. Le prix sur la carte est celui que vous payez.',
      ],
    },
    {
      title: 'Où nous trouver',
      paragraphs: [
        '{shop}, {address}. Vous pouvez nous joindre par e-mail ({email}) et au {phone}. Le retrait sur place est sans frais.',
      ],
    },
  ],
  link: 'Voir la carte',
}
