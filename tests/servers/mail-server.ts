// A mail server for tests. It keeps what it accepts, slowly on request, and refuses the given addresses, as real mail servers do.
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Letter {
  to: string
  /** Its Message-ID, as written in the mail. */
  id: string
  text: string
}
interface Options {
  /** The addresses for which it refuses mail. */
  refuses?: RegExp
  delayMs?: number
  /** What happens after it has received a letter: an answer or a cut connection. */
  onLetter?(letter: Letter): 'answer' | 'hang up'
}
interface MailServer {
  port: number
  /** Everything it has accepted, in order. */
  letters: Letter[]
  close(): void
}

export const openMailServer = async ({ refuses, delayMs = 0, onLetter = () => 'answer' }: Options = {}): Promise<MailServer> => {
  const letters: Letter[] = []
  const converse = (socket: Socket) => {
    let to = ''
    let text: string | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = async (whole: string) => {
      const letter = { to, id: /^Message-ID:\s*(<.*>)\r$/im.exec(whole)?.[1] ?? '', text: whole.replaceAll('=\r\n', '') }
      letters.push(letter)
      await sleep(delayMs)
      if (onLetter(letter) === 'hang up') return socket.destroy()
      return say('250 taken')
    }
    say('220 post')
    socket.on('error', () => socket.destroy())
    socket.on('data', chunk => {
      const said = String(chunk)
      if (text !== undefined) {
        text += said
        if (!text.endsWith('\r\n.\r\n')) return
        void take(text)
        text = undefined
        return
      }
      to = /^RCPT TO:<([^>]*)>/i.exec(said)?.[1] ?? to
      if (/^RCPT/i.test(said) && refuses?.test(to)) return say(`550 5.1.1 <${to}>: unknown here`)
      if (/^DATA/i.test(said)) text = ''
      say(text === '' ? '354 go on' : '250 fine')
    })
  }
  const server = createServer(converse)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, letters, close: () => server.close() }
}
