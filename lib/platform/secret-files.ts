import { readFileSync } from 'node:fs'
import { environment, isSecret } from './env'

/**
 * What stands in the files that NAME_FILE names, for every setting that is a secret: an orchestrator hands secrets over
 * as files, which no listing of processes or containers shows. A line break at the end is the editor's.
 * Throws an Error of one line that names the setting.
 */
export function readSecretFiles(source: Record<string, string | undefined>): Record<string, string> {
  const named = secretNames().filter((name) => source[fileOf(name)]?.trim())
  return Object.fromEntries(named.map((name) => [name, secretIn(name, source)]))
}

/** `SESSION_SECRET_FILE`, for each secret. */
export function secretFileNames(): string[] {
  return secretNames().map(fileOf)
}

function secretIn(name: string, source: Record<string, string | undefined>): string {
  const setting = fileOf(name)
  if (source[name]?.trim()) throw new Error(`${name} and ${setting} are both set: choose one`)
  const secret = contentOf(setting, source[setting]?.trim() ?? '').replace(/\r?\n$/, '')
  if (!secret.trim()) throw new Error(`${setting} names an empty file`)
  return secret
}

function contentOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting} names a file that cannot be read: ${file} (${String(Object(error).code)})`, {
      cause: error,
    })
  }
}

function secretNames(): string[] {
  return Object.keys(environment.shape).filter(isSecret)
}

function fileOf(name: string): string {
  return `${name}_FILE`
}
