export const dish = {
  favourite: 'Favorit',
  favourites: 'Favoriten',
  yourFavourites: 'Ihre Favoriten',
  share: 'Teilen',
  linkCopied: 'Link kopiert.',
  enlarge: 'Bild von {item} vergrössern',
}
