export const about = {
  title: 'D’abord griller, ensuite causer.',
  lead: 'Une petite cuisine, un grill brûlant et des gens qui aiment cuisiner. Il n’en faut pas plus.',
  storyTitle: 'Notre histoire',
  story: [
    'Tout a commencé avec un grill, six recettes et un comptoir de deux mètres. Le troisième soir, la file était plus longue que lui.',
    'Aujourd’hui, la carte a grandi, le comptoir non. Nous façonnons toujours chaque burger à la main, étirons nous-mêmes chaque pâte et préparons chaque sauce fraîche le matin.',
    'Nous prenons les commandes nous-mêmes, sans plateforme entre nous. Ce que vous payez finit dans l’assiette.',
  ],
  valuesTitle: 'Ce qui compte pour nous',
  values: [
    {
      title: 'Une cuisine honnête',
      text: 'Pour chaque plat, nous disons d’où viennent la viande, le poisson et le pain, et ce qu’il contient.',
    },
    {
      title: 'Des prix honnêtes',
      text: 'Le prix sur la carte est celui que vous payez. Pas de frais de service, pas de surprises.',
    },
    {
      title: 'Des délais honnêtes',
      text: 'Quand nous disons vingt minutes, c’est vingt minutes. Si cela dure plus longtemps, vous le voyez aussitôt.',
    },
  ],
  teamTitle: 'Les gens aux fourneaux',
  team: [
    { name: 'Mira', role: 'Cuisine', text: 'Tient le grill et goûte tout deux fois.' },
    { name: 'Luca', role: 'Pizza', text: 'Laisse reposer sa pâte deux jours, lui-même jamais.' },
    { name: 'Selin', role: 'Comptoir', text: 'Connaît votre commande avant que vous l’ayez dite.' },
  ],
  link: 'Voir la carte',
}
