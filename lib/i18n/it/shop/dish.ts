export const dish = {
  favourite: 'Preferito',
  favourites: 'Preferiti',
  yourFavourites: 'I suoi preferiti',
  share: 'Condividere',
  linkCopied: 'Link copiato.',
  enlarge: 'Ingrandire l’immagine: {item}',
}
