export const dish = {
  favourite: 'Favourite',
  favourites: 'Favourites',
  yourFavourites: 'Your favourites',
  share: 'Share',
  linkCopied: 'Link copied.',
  enlarge: 'Enlarge the picture of {item}',
}
