/** The data of server-sent events of one name, one after the other, until the server ends the stream. */
export async function* events<Data>(url: string, name: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [event, data] = block.split('\n')
      if (event === `event: ${name}`) yield JSON.parse(data?.slice('data: '.length) ?? '') as Data
    }
  }
}
