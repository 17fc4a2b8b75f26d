import { connectButton, dialog } from '@openappkit/e2e-kit/page'
import { scan } from '@openappkit/e2e-kit/scan'
import type { VerifiedSignIn } from '@openappkit/siwx/server'
import type { Page } from '@playwright/test'
import { SiweMessage } from 'siwe'
import type { Members } from './members'
import { type ChainName, chainNames, connectTo, disconnect, expect, sign, signButton, signInView, test } from './signIn'
import { verify } from './verify'

for (const name of chainNames) {
  test(`${name}, browser wallet: the user signs in to the server, stays signed in on reload and signs out`, async ({
    page,
    members,
    installFor,
  }) => {
    const wallet = await installFor(name)
    await members.open()
    await connectTo(page, name, wallet.name)
    await expect(signInView(page)).toContainText(members.domain)
    expect(await members.accounts()).toEqual([])
    await sign(page)
    await expectSignedIn(page, name, members)

    members.takeRequests()
    await page.reload()
    await expectSignedIn(page, name, members)
    await expect.poll(() => members.takeRequests()).toContain('session')
    await expect(dialog(page)).toBeHidden()
    const methods = (await wallet.requests()).map(({ method }) => method)
    expect(methods.filter(method => /sign/i.test(method))).toEqual([])

    await disconnect(page)
    await expectSignedOut(page, members)
  })

  test(`${name}, phone wallet: the user signs in to the server, stays signed in on reload and signs out`, async ({
    page,
    chain,
    remoteMembers: members,
    knowingPhone: phone,
  }) => {
    await members.open()
    await connectTo(page, name, 'WalletConnect')
    await phone.pair(await scan(page))
    await expect(signButton(page)).toBeVisible()
    expect(await members.accounts()).toEqual([])
    await sign(page)
    await expectSignedIn(page, name, members)

    const requestCount = phone.requests.length
    await page.reload()
    for (const one of chainNames) await expect(chain(one).getByTestId('status')).toHaveText('connected')
    await expectSignedIn(page, name, members)
    await expect(dialog(page)).toBeHidden()
    expect(phone.requests.slice(requestCount)).toEqual([])

    await disconnect(page)
    // A reload would cut off the message to the phone.
    await expect.poll(() => phone.sessions).toEqual([])
    await expectSignedOut(page, members)
  })
}

/**
 * Expects the active account to be the only one signed in: in the page, the browser and the server. Verifies its
 * signature with an independent library.
 */
async function expectSignedIn(page: Page, name: ChainName, members: Members): Promise<void> {
  const region = page.getByRole('region', { name, exact: true })
  await expect(region.getByTestId('status')).toHaveText('connected')
  const account = (await region.getByTestId('account').textContent()) ?? ''
  await expect(page.getByTestId('signed-in')).toContainText(account)
  // After connecting several chains, the active one follows a moment later.
  await expect(page.getByTestId('in-use')).toHaveText(new RegExp(`:${account}$`))
  const inUse = (await page.getByTestId('in-use').textContent()) ?? ''
  await expect(page.getByTestId('signed-in')).toHaveText(inUse)
  await expect.poll(() => members.accounts()).toEqual([inUse])
  const [signedIn] = members.signIns()
  if (!signedIn) throw new Error('No account is signed in.')
  const { message, signature, address, data } = signedIn
  expect(await verify[name](message, address, signature), name).toBe(true)
  expect(data).toMatchObject({ domain: members.domain, statement: 'Sign in to Members only.', version: '1' })
  if (name === 'Ethereum') expect(await verifyBySiwe(signedIn, members.domain)).toBe(true)
}

async function expectSignedOut(page: Page, members: Members): Promise<void> {
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByTestId('signed-in')).toHaveText('nobody')
  expect(await members.accounts()).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name, value }) => name.endsWith('-session') && value !== '')).toEqual([])
  await page.reload()
  await expect(connectButton(page)).toBeVisible()
  await expect(page.getByTestId('signed-in')).toHaveText('nobody')
}

/** Verifies a signature with `siwe`, the library that servers already use. */
async function verifyBySiwe({ message, signature, data }: VerifiedSignIn, domain: string): Promise<boolean> {
  const { success } = await new SiweMessage(message).verify({ signature, domain, nonce: data.nonce })
  return success
}
