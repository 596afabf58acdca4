/** Runs before the first paint: whoever saw the card the last time finds the room for it from the first frame on. */
export const roomForAgain = `try{if(localStorage.user&&localStorage['again-room'])document.documentElement.style.setProperty('--again-room',localStorage['again-room'])}catch{}`

/** As high as the card is; 0 where there is none this time. */
export function keepRoomForAgain(height: number): void {
  const room = `${height}px`
  document.documentElement.style.setProperty('--again-room', room)
  try {
    localStorage.setItem('again-room', room)
  } catch {
    // Where storage is forbidden, the card moves what is below it at each visit.
  }
}
