// Runs before the first paint: whoever has favourites on the menu finds the room for them on the page from its first frame on.
export const roomForFavourites = `try{if(JSON.parse(localStorage.favourites||'[]').length&&localStorage['favourites-off-menu']!=='true')document.documentElement.dataset.favourites=''}catch{}`
