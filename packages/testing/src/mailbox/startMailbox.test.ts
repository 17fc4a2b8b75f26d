import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import type { Mailbox } from './Mailbox'
import { startMailbox } from './startMailbox'

async function open(): Promise<{ mailbox: Mailbox; send: (to: string, subject: string) => Promise<unknown> }> {
  const mailbox = await startMailbox()
  const transport = createTransport(mailbox.smtpUrl)
  onTestFinished(async () => {
    transport.close()
    await mailbox.close()
  })
  const send = (to: string, subject: string): Promise<unknown> =>
    transport.sendMail({ from: 'wallet@example.com', to, subject, text: 'Größe: 10 €\n', html: '<p>Größe: 10 €</p>' })
  return { mailbox, send }
}

test('keeps the subject and both parts of a mail', async () => {
  const { mailbox, send } = await open()
  await send('ada@example.com', '123 456 هو رمزك')
  const mail = await mailbox.nextMail('Ada@example.com')
  expect(mail).toMatchObject({
    recipients: ['ada@example.com'],
    subject: '123 456 هو رمزك',
    html: '<p>Größe: 10 €</p>',
  })
  expect(mail.text).toBe('Größe: 10 €')
})

test('returns the codes of an address one after another', async () => {
  const { mailbox, send } = await open()
  await send('ada@example.com', '123 456 is your code')
  await send('bob@example.com', '111 111 is your code')
  await send('ada@example.com', 'New device')
  await send('ada@example.com', '654321 is your code')
  expect(await mailbox.nextCode('ada@example.com')).toBe('123456')
  expect(await mailbox.nextCode('ada@example.com')).toBe('654321')
  expect(await mailbox.nextCode('ada@example.com', { after: 0 })).toBe('123456')
  expect(mailbox.mails('ada@example.com')).toHaveLength(3)
})

test('waits for a mail, up to a limit', async () => {
  const { mailbox, send } = await open()
  const next = mailbox.nextCode('ada@example.com')
  await send('ada@example.com', '123 456 is your code')
  expect(await next).toBe('123456')
  await expect(mailbox.nextMail('ada@example.com', { timeout: 30 })).rejects.toThrow('No mail to ada@example.com')
})

test('rejects mails while it fails', async () => {
  const { mailbox, send } = await open()
  mailbox.setFailing(true)
  await expect(send('ada@example.com', '123 456')).rejects.toThrow('full')
  mailbox.setFailing(false)
  await send('ada@example.com', '123 456')
  expect(mailbox.mails()).toHaveLength(1)
})
