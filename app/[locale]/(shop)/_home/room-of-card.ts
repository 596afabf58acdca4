/** A card of the home page that comes after its first frame, and what must lie in the browser's storage that it comes. */
const owners = { 'again-room': 'user', 'order-room': 'orders' } as const

export type Room = keyof typeof owners

/** Runs before the first paint: whoever saw the cards the last time finds the room for them from the first frame on. */
export const keptRooms = `try{for(const [r,o] of Object.entries(${JSON.stringify(owners)}))if(localStorage[o]&&localStorage[r])document.documentElement.style.setProperty('--'+r,localStorage[r])}catch{}`

/** As high as the card is; 0 where there is none this time. */
export function keepRoom(room: Room, height: number): void {
  const value = `${height}px`
  document.documentElement.style.setProperty(`--${room}`, value)
  try {
    localStorage.setItem(room, value)
  } catch {
    // Where storage is forbidden, the card moves what is below it at each visit.
  }
}
