import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import axe from 'axe-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountSignIn, type OpenSignIn, openSignIn } from '../test/openSignIn'

const long = 'The very long name that somebody thought was fine after all, in every place'

function required({ config }: OpenSignIn): void {
  config.required = true
}

async function answered(answer: () => Promise<never>): Promise<OpenSignIn> {
  const made = await openSignIn({}, required)
  made.evm.answer = answer
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => made.root().querySelector('.sign-in h2')?.textContent).not.toContain('Sign in to')
  return made
}

/** The view in every state that looks different. */
const scenes: Readonly<Record<string, () => Promise<OpenSignIn>>> = {
  'without a wallet': async () => {
    const made = await mountSignIn()
    made.kit.modal.open({ view: 'SIWXSignMessage' })
    await expect.poll(() => made.root().querySelector('.sign-in')).not.toBeNull()
    return made
  },
  asking: () => openSignIn(),
  'asking everybody': () => openSignIn({}, required),
  'with long names': () =>
    openSignIn({ metadata: { name: long, description: '', url: '', icons: [] } }, ({ evm }) =>
      evm.become({ connectors: [{ id: 'io.wallet', name: long, type: 'ANNOUNCED', chain: 'eip155' }] }),
    ),
  requesting: () => answered(() => new Promise(() => {})),
  declined: () => answered(() => Promise.reject(new UserRejectedError())),
  'pending in the wallet': () => answered(() => Promise.reject(new RequestPendingError())),
  failed: () => answered(() => Promise.reject(new Error('boom'))),
  'failed for a smart account': async () => {
    const made = await openSignIn({}, ({ evm }) => {
      evm.account = { ...evm.account, type: 'smartAccount' }
    })
    made.evm.answer = () => Promise.reject(new Error('boom'))
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect
      .element(page.getByRole('heading', { name: 'This application might not support Smart Accounts' }))
      .toBeVisible()
    return made
  },
  'cancelling, with a way back': async () => {
    const made = await openSignIn({}, required)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => made.kit.modal.state.open).toBe(false)
    made.evm.becomeConnected(8453)
    await expect.element(page.getByText('takes you back to Ethereum', { exact: false })).toBeVisible()
    made.evm.answer = () => new Promise(() => {})
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    return made
  },
}

describe.each(Object.entries(scenes))('SIWXSignMessage %s', (_, scene) => {
  test('axe finds nothing, dark or light, in either direction, and no markup carries a style', async () => {
    const { root, kit } = await scene()
    const container = root().querySelector('[data-theme]') as HTMLElement
    for (const [theme, dir] of [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ] as const) {
      kit.theme.setThemeMode(theme)
      container.dir = dir
      // Every movement is over: axe would otherwise measure a colour on its way.
      for (const animation of root().getAnimations()) {
        if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
      }
      const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`)).toEqual([])
    }
    expect(root().innerHTML).not.toMatch(/<style|\son\w+=/)
  })

  test('Tab reaches every control, and stays inside', async () => {
    const { root } = await scene()
    const dialog = root().querySelector('dialog') as HTMLDialogElement
    const controls = [...dialog.querySelectorAll('button:enabled')]
    const reached = new Set<Element>()
    for (let press = 0; press < controls.length + 2; press++) {
      if (root().activeElement) reached.add(root().activeElement as Element)
      await userEvent.tab()
    }
    expect(controls.filter(control => !reached.has(control)).map(control => control.outerHTML)).toEqual([])
    for (const element of reached) expect(dialog.contains(element)).toBe(true)
  })

  test('nothing is cut off on a phone of 360 px, in either direction', async () => {
    const { innerHeight, innerWidth } = window
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    const { root } = await scene()
    const card = root().querySelector('.card') as HTMLElement
    for (const dir of ['ltr', 'rtl']) {
      ;(root().querySelector('[data-theme]') as HTMLElement).dir = dir
      expect(card.getBoundingClientRect().width).toBe(360)
      expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
      for (const button of card.querySelectorAll<HTMLElement>('.sign-in-actions button')) {
        expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
        expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
      }
    }
  })
})
