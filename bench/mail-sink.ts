import { createServer } from 'node:net'

// Takes every mail and drops it: the shop sends real confirmations at next to no cost here.

const server = createServer((socket) => {
  let isMail = false
  let rest = ''
  socket.setEncoding('latin1').on('data', (text) => {
    rest += text
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (isMail && line !== '.') continue
      const isStart = !isMail && /^data$/i.test(line)
      isMail = isStart
      socket.write(isStart ? '354 go on\r\n' : '250 ok\r\n')
      if (/^quit$/i.test(line)) socket.end()
    }
  })
  socket.on('error', () => socket.destroy())
  socket.write('220 sink\r\n')
})

server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }))
process.once('disconnect', () => process.exit())
