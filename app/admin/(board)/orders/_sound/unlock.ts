export type SoundState = 'blocked' | 'on'

type Playable = Pick<HTMLAudioElement, 'paused' | 'volume' | 'currentTime' | 'dataset' | 'play' | 'pause'>

/**
 * Whether the browser now plays by itself, found out with a silent play. A tap fires twice, as tap and click: the
 * second must not silence what the first has started.
 */
export async function unlock(audios: readonly Playable[]): Promise<SoundState> {
  const tried = audios.filter(({ paused }) => paused)
  const results = await Promise.allSettled(tried.map(tryOut))
  return results.every(({ status }) => status === 'fulfilled') ? 'on' : 'blocked'
}

/** Plays it audibly, also while unlock() tries it silently. */
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
