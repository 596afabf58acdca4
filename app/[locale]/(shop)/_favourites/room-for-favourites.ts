// Runs before the first paint: whoever has favourites finds the room for them on the page from its first frame on.
export const roomForFavourites = `try{if(JSON.parse(localStorage.favourites||'[]').length)document.documentElement.dataset.favourites=''}catch{}`
