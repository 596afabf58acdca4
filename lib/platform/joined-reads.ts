/**
 * Reads once for all who ask in the same turn of the event loop: what hundreds of open pages look at after one change.
 * The read begins after everybody has asked, so that nobody gets what was true before his question.
 */
export function joinedReads<Key, Answer>(read: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const waiting = new Map<Key, Promise<Answer>>()
  return (key) => {
    const joined = waiting.get(key)
    if (joined) return joined
    const answer = new Promise<void>((resolve) => {
      setImmediate(resolve)
    }).then(() => {
      waiting.delete(key)
      return read(key)
    })
    waiting.set(key, answer)
    return answer
  }
}
