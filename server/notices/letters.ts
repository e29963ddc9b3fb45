import { createTransport } from 'nodemailer'
import type { Notice } from './notice.ts'

/** Where letters are handed in. */
export interface LetterSettings {
  readonly smtp: string
  readonly from: string
}

const PATIENCE = 15_000

/** Sends letters by SMTP; plain text only, so that nothing in them is markup. */
export class Letters {
  private readonly post: ReturnType<typeof createTransport>
  private readonly from: string

  constructor({ smtp, from }: LetterSettings) {
    this.from = from
    this.post = createTransport({
      url: smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Sends one letter; `foot` is the line below it. */
  async send(
    to: string,
    { title, body, link }: Pick<Notice, 'title' | 'body' | 'link'>,
    foot = '',
  ): Promise<void> {
    await this.post.sendMail({
      from: this.from,
      // An address is given whole, so that a comma in it is not two.
      to: { name: '', address: to },
      subject: title,
      text: `${body}\n\n${link}\n${foot === '' ? '' : `\n-- \n${foot}\n`}`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  close(): void {
    this.post.close()
  }
}
