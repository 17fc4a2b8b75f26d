import { expect, onTestFinished, test } from 'vitest'
import { SignInPage } from '../../test/auth/SignInPage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { startUpstream } from '../../test/server/startUpstream'
import type { CloudOptions } from '../server/CloudOptions'
import type { VerifySignIn } from './VerifySignIn'
import { verifySignedMessage } from './verifySignedMessage'

const databaseUrl = sharedDatabase()

/** Starts a server with the test's verifier, and an app. */
async function stage(options: CloudOptions): Promise<{ readonly page: SignInPage }> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), ...options })
  onTestFinished(() => cloud.close())
  const { id: projectId } = await cloud.projects.create({ name: 'App', allowedOrigins: ['https://app.example'] })
  return { page: new SignInPage(cloud.url, { projectId }) }
}

test('answers 503 if the signature or chain can’t be checked, and keeps the signed message out of the log', async () => {
  const lines: string[] = []
  const verifySignIn: VerifySignIn = (message, signature) =>
    Promise.reject(new Error(`No answer: ${message} ${signature}`))
  const { page } = await stage({ verifySignIn, logLevel: 'trace', logTo: { write: line => void lines.push(line) } })
  const { nonce, token } = await page.nonce()
  expect((await page.authenticate(token, await page.signed(nonce))).status).toBe(503)
  expect(lines.join('')).toContain("Couldn't verify a signature")
  expect(lines.join('')).not.toMatch(new RegExp(`${nonce}|wants you to sign|0x`))
})

test("passes the app's domain, the nonce and the server's nodes to the verifier", async () => {
  const received: unknown[] = []
  const verifySignIn: VerifySignIn = (message, signature, expected) => {
    received.push(expected)
    return verifySignedMessage(message, signature, expected)
  }
  const chains = { chains: { 'eip155:10': ['http://127.0.0.1:1', 'http://127.0.0.1:2'] } }
  const { page } = await stage({ verifySignIn, chains })
  const { nonce, token } = await page.nonce()
  await page.authenticate(token, await page.signed(nonce))
  expect(received).toEqual([
    { domain: 'app.example', nonce, rpcUrls: { 'eip155:10': 'http://127.0.0.1:1' }, contractChains: ['eip155:10'] },
  ])
})

test("if a chain's first node is unavailable, queries the next one, and starts with it next time", async () => {
  const [away, there] = ['http://127.0.0.1:1', 'http://127.0.0.1:2']
  const urls: unknown[] = []
  const verifySignIn: VerifySignIn = async (message, signature, expected) => {
    const url = expected.rpcUrls['eip155:10']
    urls.push(url)
    if (url === away) throw Object.assign(new Error('No answer'), { code: 'siwx/verification-unavailable' })
    return verifySignedMessage(message, signature, expected)
  }
  const { page } = await stage({ verifySignIn, chains: { chains: { 'eip155:10': [away, there] } } })
  await page.signIn({ chain: '10' })
  expect(urls).toEqual([away, there])
  // The order changes once the server's own probe has failed too.
  const again = async (): Promise<unknown> => {
    urls.length = 0
    await page.signIn({ chain: '10' })
    return urls
  }
  await expect.poll(again).toEqual([there])
})

test('answers 503 after one request if a chain’s only node is unavailable', async () => {
  let attempts = 0
  const verifySignIn: VerifySignIn = async () => {
    attempts += 1
    throw Object.assign(new Error('No answer'), { code: 'siwx/verification-unavailable' })
  }
  const { page } = await stage({ verifySignIn, chains: { chains: { 'eip155:10': ['http://127.0.0.1:1'] } } })
  const { nonce, token } = await page.nonce()
  expect((await page.authenticate(token, await page.signed(nonce, { chain: '10' }))).status).toBe(503)
  expect(attempts).toBe(1)
})

test("a signature that makes a healthy node fail doesn't take the node out of rotation", async () => {
  await using node = await startUpstream()
  node.answer(200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}')
  const urls: unknown[] = []
  let isHostile = true
  const verifySignIn: VerifySignIn = async (message, signature, expected) => {
    urls.push(expected.rpcUrls['eip155:10'])
    if (isHostile) throw Object.assign(new Error('Out of gas'), { code: 'siwx/verification-unavailable' })
    return verifySignedMessage(message, signature, expected)
  }
  const { page } = await stage({ verifySignIn, chains: { chains: { 'eip155:10': [node.url, 'http://127.0.0.1:2'] } } })
  const { nonce, token } = await page.nonce()
  expect((await page.authenticate(token, await page.signed(nonce, { chain: '10' }))).status).toBe(503)
  expect(urls).toEqual([node.url, 'http://127.0.0.1:2'])
  // The server's own probe.
  await expect.poll(() => node.bodies.length).toBe(1)
  isHostile = false
  urls.length = 0
  await page.signIn({ chain: '10' })
  expect(urls).toEqual([node.url])
})
