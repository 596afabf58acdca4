export type SoundState = 'blocked' | 'on'

type Playable = Pick<HTMLAudioElement, 'paused' | 'volume' | 'currentTime' | 'dataset' | 'play' | 'pause'>

/**
 * Whether sound may come out by itself from now on; found out by playing nothing audible. What is called meanwhile goes
 * on: a tap unlocks twice, as a tap and as a click, and the second must not silence what the first has let ring.
 */
export async function unlock(audios: readonly Playable[]): Promise<SoundState> {
  const tried = audios.filter(({ paused }) => paused)
  const results = await Promise.allSettled(tried.map(tryOut))
  return results.every(({ status }) => status === 'fulfilled') ? 'on' : 'blocked'
}

/** Plays it for the kitchen to hear, whether or not it is just being tried. */
export async function sound(audio: Playable): Promise<void> {
  delete audio.dataset.tried
  audio.volume = 1
  if (audio.paused) await audio.play()
}

async function tryOut(audio: Playable): Promise<void> {
  audio.dataset.tried = 'yes'
  audio.volume = 0
  try {
    await audio.play()
    if (!audio.dataset.tried) return
    audio.pause()
    audio.currentTime = 0
  } finally {
    delete audio.dataset.tried
    audio.volume = 1
  }
}
