export const dish = {
  favourite: 'Favori',
  favourites: 'Favoris',
  yourFavourites: 'Vos favoris',
  share: 'Partager',
  linkCopied: 'Lien copié.',
  enlarge: 'Agrandir l’image : {item}',
}
