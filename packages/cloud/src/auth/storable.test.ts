import type { SessionAccount } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { SignInPage } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'

const databaseUrl = sharedDatabase()

test("rejects text that the database can't store, but only removes it from a wallet's name", async () => {
  const lines: string[] = []
  const logTo = { write: (line: string): void => void lines.push(line) }
  await using cloud = await startTestCloud({ databaseUrl: databaseUrl(), logLevel: 'warn', logTo })
  const { id: projectId } = await cloud.projects.create({ name: 'App', allowedOrigins: ['https://app.example'] })
  const page = new SignInPage(cloud.url, { projectId, keepsCookies: false })
  const { nonce, token } = await page.nonce()
  const walletInfo = { type: 'extension', name: 'Wal\0let', icon: 'https://wallet.example/\0icon.png' }
  const response = await page.authenticate(token, { ...(await page.signed(nonce)), walletInfo })
  const { token: session } = (await response.json()) as { token: string }
  const { appKitAccount } = (await (await page.me(session, '&includeAppKitAccount=true')).json()) as SessionAccount
  expect(appKitAccount?.connection_method).toEqual({
    type: 'extension',
    name: 'Wallet',
    icon: 'https://wallet.example/icon.png',
  })

  const headers = { authorization: `Bearer ${session}` }
  const deep = JSON.parse(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`) as object
  for (const metadata of [{ a: '\0' }, { 'k\0': 1 }, { a: ['\ud800'] }, deep]) {
    expect((await page.ask('PUT', 'account-metadata', { body: { metadata }, headers })).status).toBe(422)
  }
  expect(lines).toEqual([])
})
