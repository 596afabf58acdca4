/** The storage entry without which the card does not come. */
const owners = { 'again-room': 'user', 'order-room': 'orders' } as const

export type Room = keyof typeof owners

/** Runs before the first paint: a device that had the cards last time reserves their room from the first frame on. */
export const reservedRooms = `try{for(const [r,o] of Object.entries(${JSON.stringify(owners)}))if(localStorage[o]&&localStorage[r])document.documentElement.style.setProperty('--'+r,localStorage[r])}catch{}`

/** Pixels; 0 where there is no card this time. */
export function storeRoom(room: Room, height: number): void {
  const value = `${height}px`
  document.documentElement.style.setProperty(`--${room}`, value)
  try {
    localStorage.setItem(room, value)
  } catch {
    // Without storage the card moves what is below it at each visit.
  }
}
