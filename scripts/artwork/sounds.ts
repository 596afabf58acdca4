import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { inCheckout } from '../bootstrap/paths.mjs'

type Note = { at: number; seconds: number; wave: (t: number) => number }

const rate = 16_000

// Between 1 and 3 kHz, where an extractor hood is quiet and ears are keen. A loop's silence belongs to its sound.
const sounds = {
  ring: { seconds: 2.6, notes: [bell(0, 1318), bell(0.22, 1760), bell(0.8, 1318), bell(1.02, 1760)] },
  alarm: {
    seconds: 1.2,
    notes: [0, 0.15, 0.3, 0.6, 0.75, 0.9].map((at, index) => beep(at, index % 3 === 2 ? 2637 : 2093, 0.12)),
  },
  cancelled: { seconds: 2.4, notes: [beep(0, 1760, 0.5), beep(0.55, 1175, 0.8)] },
  tone: { seconds: 1.2, notes: [bell(0, 1568)] },
  lost: { seconds: 3, notes: [beep(0, 988, 0.35), beep(0.4, 740, 0.35), beep(0.8, 554, 0.6)] },
}

/**
 * Writes the sounds of the kitchen's board into public/sounds: pure arithmetic, so that they have no author
 * but us.
 */
export function composeSounds() {
  for (const [name, sound] of Object.entries(sounds)) {
    const file = inCheckout('public', 'sounds', `${name}.wav`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, wav(samplesOf(sound)))
  }
}

function bell(at: number, hertz: number): Note {
  return {
    at,
    seconds: 1.2,
    wave: (t) => 0.5 * Math.exp(-4 * t) * (tone(hertz, t) + 0.5 * tone(hertz * 2.76, t) * Math.exp(-6 * t)),
  }
}

function beep(at: number, hertz: number, seconds: number): Note {
  const edge = 0.01
  const swell = (t: number) => Math.min(1, t / edge, (seconds - t) / edge)
  return { at, seconds, wave: (t) => 0.45 * swell(t) * (tone(hertz, t) + 0.33 * tone(hertz * 3, t)) }
}

function tone(hertz: number, t: number) {
  return Math.sin(2 * Math.PI * hertz * t)
}

function samplesOf({ seconds, notes }: { seconds: number; notes: Note[] }) {
  const samples = new Int16Array(Math.round(seconds * rate))
  for (let index = 0; index < samples.length; index++) {
    const t = index / rate
    const playing = notes.filter(({ at, seconds: length }) => t >= at && t < at + length)
    const level = playing.reduce((sum, { at, wave }) => sum + wave(t - at), 0)
    samples[index] = Math.round(Math.max(-1, Math.min(1, level)) * 32_000)
  }
  return samples
}

function wav(samples: Int16Array) {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer)])
}
