import { dialog } from '@openappkit/e2e-kit/page'
import type { Frame, Page } from '@playwright/test'
import { type Hex, stringToHex, verifyMessage } from 'viem'
import { logIn, pressArmed, walletFrame } from './embedded'
import { addressOf, approving, armed, ask, expect, frameOf, outcomeOf, putOff, settled, test } from './hostileApp'

const message = stringToHex('Hello')

/** Asks for a signature, and returns once the frame shows the request. */
async function askToSign(page: Page): Promise<number> {
  const request = await ask(page, 'personal_sign', [message, await addressOf(page)])
  await expect(approving(page, 'Sign')).toBeVisible()
  return request
}

/** Approves as a user does, and returns the signature. */
async function sign(page: Page, request: number): Promise<Hex> {
  await pressArmed(walletFrame(page), 'Sign')
  await putOff(page)
  return (await settled(page, request)).value as Hex
}

async function isSignature(page: Page, signature: Hex): Promise<boolean> {
  return verifyMessage({ address: await addressOf(page), message: { raw: message }, signature })
}

test('16. no other window can answer for the frame or give it orders', async ({
  email,
  mailbox,
  openHostile,
  page,
  walletCloud,
}) => {
  // The attacker reads the ids, which no one outside the two windows can.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
      const { id, type } = Object(args[0]) as { id?: string; type?: string }
      if (type === '@w3m-app/RPC_REQUEST') Object.assign(window, { lastId: id })
      return post.apply(this, args)
    }
  })
  await openHostile()
  await logIn(page, mailbox, email)
  const request = await askToSign(page)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank'))
  const popup = await opened
  const id = await page.evaluate(() => (window as unknown as { lastId?: string }).lastId)
  expect(id).toMatch(/^[\da-f-]{36}$/)
  const forged = [
    { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id, payload: '0xf0' },
    { type: '@w3m-frame/RPC_REQUEST_ERROR', id, payload: { message: 'No' } },
    { type: '@w3m-frame/STATUS', payload: { status: 'out' } },
    { type: '@w3m-frame/READY', payload: {} },
  ]
  const orders = [
    { type: '@w3m-app/RPC_ABORT', id: 'attack' },
    { type: '@w3m-app/SIGN_OUT', id: 'attack' },
    { type: '@w3m-app/RPC_REQUEST', id: 'attack', payload: { method: 'personal_sign', params: ['0x00', '0x00'] } },
  ]
  await popup.evaluate(
    ({ forged, orders, walletUrl }) => {
      for (const data of forged) window.opener.postMessage(data, '*')
      const frames = [...Array(window.opener.frames.length).keys()].map(index => window.opener.frames[index])
      for (const frame of frames) for (const data of orders) frame.postMessage(data, walletUrl)
    },
    { forged, orders, walletUrl: walletCloud.walletUrl },
  )
  await popup.close()
  await page.waitForTimeout(500)
  expect(await outcomeOf(page, request)).toBeUndefined()
  // The frame is still there, logged in, and answers the same request.
  expect(await isSignature(page, await sign(page, request))).toBe(true)
})

/** Styles that a hostile app gives the frame while it shows a request. */
const effects: Readonly<Record<string, string>> = {
  'a cut that leaves the button': 'clip-path: inset(70% 0 0 0)',
  'low opacity': 'opacity: 0.02',
  'a filter': 'filter: blur(6px)',
  'a blend mode': 'mix-blend-mode: multiply',
}

async function style(page: Page, css: string): Promise<void> {
  await page.evaluate(css => {
    const frame = document.querySelector('#w3m-iframe')?.closest('dialog')
    for (const rule of css.split(';')) {
      const [name = '', value = ''] = rule.split(': ')
      frame?.style.setProperty(name.trim(), value.trim())
    }
  }, css)
}

/** Clicks where the button is now. */
async function clickAt(page: Page): Promise<void> {
  const box = await approving(page, 'Sign').boundingBox()
  if (!box) throw new Error('The frame shows no button.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

for (const [name, css] of Object.entries(effects)) {
  test(`17. ${name} of the real frame lets no click approve`, async ({ email, mailbox, openHostile, page }) => {
    await openHostile()
    await logIn(page, mailbox, email)
    const request = await askToSign(page)
    await armed(approving(page, 'Sign'))
    await style(page, css)
    await expect(approving(page, 'Sign')).toHaveAttribute('aria-disabled', 'true')
    await clickAt(page)
    await page.waitForTimeout(300)
    expect(await outcomeOf(page, request)).toBeUndefined()
    // Negative control: without the effect, the same click signs.
    await style(page, css.replace(/: .*/, ': '))
    await pressArmed(walletFrame(page), 'Sign', () => clickAt(page))
    await putOff(page)
    expect(await isSignature(page, (await settled(page, request)).value as Hex)).toBe(true)
  })
}

test('17. a cover over the real frame lets no click approve', async ({ email, mailbox, openHostile, page }) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const request = await askToSign(page)
  await armed(approving(page, 'Sign'))
  await page.evaluate(() => {
    const { left, top, width } = document.querySelector('#w3m-iframe')?.getBoundingClientRect() ?? new DOMRect()
    const cover = document.createElement('div')
    // A popover is in the top layer, over every dialog. It hides the request, but not the button.
    cover.popover = 'manual'
    cover.id = 'cover'
    const look = { position: 'fixed', margin: '0', border: '0', background: 'white', pointerEvents: 'none' }
    Object.assign(cover.style, look, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: '80px' })
    document.body.append(cover)
    cover.showPopover()
  })
  await expect(approving(page, 'Sign')).toHaveAttribute('aria-disabled', 'true')
  await clickAt(page)
  await page.waitForTimeout(300)
  expect(await outcomeOf(page, request)).toBeUndefined()
  await expect(walletFrame(page).getByText('Something covers this window')).toBeVisible()
  // Negative control: without the cover, the same click signs.
  await page.evaluate(() => document.querySelector('#cover')?.remove())
  await pressArmed(walletFrame(page), 'Sign', () => clickAt(page))
  await putOff(page)
  expect(await isSignature(page, (await settled(page, request)).value as Hex)).toBe(true)
})

/**
 * Moves the frame so that its button is under the pointer, and presses. Returns whether that was too quick for the button
 * to be armed again.
 */
async function pressMoved(page: Page, { from, to }: { readonly from: number; readonly to: number }): Promise<boolean> {
  const button = approving(page, 'Sign')
  await armed(button)
  const box = await button.boundingBox()
  if (!box) throw new Error('The frame shows no button.')
  // The user is about to click something of the app beside the frame. The frame jumps there.
  await page.mouse.move(box.x + box.width / 2 + to - from, box.y + box.height / 2)
  const started = performance.now()
  await page.evaluate(left => {
    const frame = document.querySelector('#w3m-iframe')?.closest('dialog')
    if (frame) frame.style.translate = `${left}px 0`
  }, to)
  await page.mouse.down()
  return performance.now() - started < 450
}

test('17. the real frame, moved under the pointer, takes no click', async ({ email, mailbox, openHostile, page }) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const request = await askToSign(page)
  let place = { from: 0, to: -200 }
  while (!(await pressMoved(page, place))) {
    // On a busy machine, the press comes once the button is armed again. Released elsewhere, it is no click.
    await page.mouse.move(640, 790)
    await page.mouse.up()
    place = { from: place.to, to: place.from }
  }
  await page.mouse.up()
  await page.waitForTimeout(1500)
  expect(await outcomeOf(page, request)).toBeUndefined()
  // Negative control: the same click signs once the frame rests.
  await pressArmed(walletFrame(page), 'Sign', async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
  await putOff(page)
  expect(await isSignature(page, (await settled(page, request)).value as Hex)).toBe(true)
})

test('18. a flood of requests and 10 MB leave page and wallet responsive', async ({
  email,
  mailbox,
  openHostile,
  page,
}) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const address = await addressOf(page)
  const start = Date.now()
  await page.evaluate(
    async ({ address }) => {
      const provider = (await window.kit.getProvider('eip155')) as { request(request: object): Promise<unknown> }
      window.outcomes = []
      const send = (params: unknown[]): void =>
        void provider.request({ method: 'personal_sign', params }).then(
          value => window.outcomes.push({ value }),
          ({ code, message }) => window.outcomes.push({ code, message }),
        )
      send([`0x${'61'.repeat(5_000_000)}`, address])
      for (let count = 0; count < 1000; count += 1) send(['0x61', address])
    },
    { address },
  )
  // All but those that the wallet keeps for the user are refused.
  await expect.poll(() => page.evaluate(() => window.outcomes.length), { timeout: 20_000 }).toBeGreaterThan(990)
  expect(Date.now() - start).toBeLessThan(20_000)
  await expect(approving(page, 'Sign')).toBeVisible()
  await page.evaluate(() => window.kit.close())
  await expect.poll(() => page.evaluate(() => window.outcomes.length)).toBe(1001)
  expect(await page.evaluate(() => window.outcomes.filter(one => one && 'value' in one))).toEqual([])
  await expect(dialog(page).filter({ visible: true })).toHaveCount(0)
  const request = await askToSign(page)
  expect(await isSignature(page, await sign(page, request))).toBe(true)
})

test("20. a thief of the mailbox sees the address, can't sign, and the owner gets a mail", async ({
  browser,
  email,
  hostileApp,
  mailbox,
  openHostile,
  page,
}) => {
  await openHostile()
  await logIn(page, mailbox, email)
  const owner = await addressOf(page)
  const thief = await browser.newPage()
  await thief.goto(hostileApp.url)
  // The server sends a device another code after 30 seconds, but another device gets one at once.
  await logIn(thief, mailbox, email)
  expect(await addressOf(thief)).toBe(owner)
  expect((await mailbox.nextMail(email)).subject).toContain('New device logged in')
  const request = await ask(thief, 'personal_sign', [message, owner])
  await pressArmed(walletFrame(thief), 'Sign')
  await expect(walletFrame(thief).getByRole('heading', { name: 'Unlock your wallet' })).toBeVisible()
  expect(await outcomeOf(thief, request)).toBeUndefined()
  await thief.close()
  // Negative control: on the owner's device, the same press signs.
  expect(await isSignature(page, await sign(page, await askToSign(page)))).toBe(true)
})

test("21. a stolen token doesn't work elsewhere, nor does a proof a second time", async ({
  email,
  mailbox,
  openHostile,
  page,
  walletCloud,
}) => {
  const seen: { readonly authorization: string; readonly dpop: string; readonly body: string }[] = []
  page.on('request', async request => {
    if (!request.url().endsWith('/wallet/v1/paths/open')) return
    const { authorization = '', dpop = '' } = await request.allHeaders()
    seen.push({ authorization, dpop, body: request.postData() ?? '' })
  })
  await openHostile()
  await logIn(page, mailbox, email)
  expect(await isSignature(page, await sign(page, await askToSign(page)))).toBe(true)
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  const [{ authorization, body, dpop } = { authorization: '', body: '', dpop: '' }] = seen
  expect([authorization, dpop]).toEqual([expect.stringMatching(/^DPoP /), expect.stringMatching(/^ey/)])
  const replay = async (headers: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(`${walletCloud.walletUrl}/wallet/v1/paths/open`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return [answer.status, ((await answer.json()) as { reasons: { field: string }[] }).reasons[0]?.field]
  }
  expect(await replay({ authorization, dpop })).toEqual([401, 'proof_invalid'])
  expect(await replay({ authorization })).toEqual([401, 'proof_invalid'])
  // Negative control: the session works, with a proof for each request.
  expect(await isSignature(page, await sign(page, await askToSign(page)))).toBe(true)
})

test('27. a script in the wallet’s page can load nothing and take no key away', async ({
  browser,
  email,
  hostileApp,
  mailbox,
  openHostile,
  page,
  walletCloud,
  forgive,
}) => {
  forgive(/content security policy|trusted ?(type|script)|unsafe-eval/i)
  await openHostile()
  await logIn(page, mailbox, email)
  expect(await probe(frameOf(page, walletCloud.walletUrl), hostileApp.url)).toEqual({
    inline: 'TypeError',
    eval: 'EvalError',
    fetch: 'TypeError',
    image: 'error',
    keys: { exported: 0, refused: expect.any(Number) },
  })
  expect((await probe(frameOf(page, walletCloud.walletUrl), hostileApp.url)).keys.refused).toBeGreaterThan(0)
  // Negative control: without the policy, the same script runs.
  const context = await browser.newContext({ bypassCSP: true })
  const open = await context.newPage()
  await open.goto(hostileApp.url)
  await logIn(open, mailbox, `open-${email}`)
  const found = await probe(frameOf(open, walletCloud.walletUrl), hostileApp.url)
  expect([found.inline, found.eval]).toEqual(['works', 'works'])
  await context.close()
})

/** Tries everything that an injected script could do in the wallet's frame. */
function probe(
  frame: Frame,
  outside: string,
): Promise<{
  inline: string
  eval: string
  fetch: string
  image: string
  keys: { exported: number; refused: number }
}> {
  return frame.evaluate(async outside => {
    const nameOf = async (attempt: () => unknown): Promise<string> => {
      try {
        await attempt()
        return 'works'
      } catch (error) {
        return (error as Error).name
      }
    }
    const image = (): Promise<string> =>
      new Promise(resolve => {
        const element = new Image()
        element.onload = () => resolve('loads')
        element.onerror = () => resolve('error')
        element.src = `${outside}?stolen`
      })
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('openappkit-wallet')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const keys = { exported: 0, refused: 0 }
    const visit = async (value: unknown): Promise<void> => {
      if (value instanceof CryptoKey) {
        if (value.type === 'public') return
        const format = value.type === 'private' ? 'pkcs8' : 'raw'
        await crypto.subtle.exportKey(format, value).then(
          () => (keys.exported += 1),
          () => (keys.refused += 1),
        )
      } else if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value)) await visit(inner)
    }
    for (const name of database.objectStoreNames) {
      const values = await new Promise<unknown[]>(resolve => {
        const request = database.transaction(name).objectStore(name).getAll()
        request.onsuccess = () => resolve(request.result)
      })
      for (const value of values) await visit(value)
    }
    return {
      inline: await nameOf(() => {
        const script = document.createElement('script')
        script.textContent = 'window.isInjected = true'
        document.body.append(script)
        if (!('isInjected' in window)) throw new TypeError('The script did not run.')
      }),
      eval: await nameOf(() => new Function('return 1')()),
      fetch: await nameOf(() => fetch(outside, { mode: 'no-cors' })),
      image: await image(),
      keys,
    }
  }, outside)
}
