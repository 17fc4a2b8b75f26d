import { PageKitContext } from '@openappkit/appkit-ui/page'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openSwap } from '../../test/openSwap'
import { useSwap } from './useSwap'

function Screen(): ReactNode {
  const result = useSwap()
  if (result.status !== 'ready') return <p>{result.status === 'failed' ? result.error.code : 'loading'}</p>
  const { loadTokens, state, swap } = result
  if (state.status !== 'editing') return <p>{state.status}</p>
  const fill = async () => {
    const [ether, dollar] = await loadTokens()
    if (ether) swap.selectFrom(ether)
    if (dollar) swap.selectTo(dollar)
    swap.typeAmount('0.5', 'en', true)
  }
  return (
    <section aria-label="own screen">
      <p>{state.quote.status === 'ready' ? String(state.quote.quote.amountOut) : state.quote.status}</p>
      <button type="button" onClick={() => void fill()}>
        Fill
      </button>
    </section>
  )
}

test('an own screen and the modal share one swap, and closing the modal keeps the quote fresh', async () => {
  const { appkit, flow, kit } = await openSwap()
  const pause = vi.spyOn(flow.controller, 'pause')
  const { unmount } = await render(
    <PageKitContext.Provider value={appkit}>
      <Screen />
    </PageKitContext.Provider>,
  )
  const screen = page.getByRole('region', { name: 'own screen' })
  await expect.element(screen).toBeInTheDocument()
  kit.modal.close()
  expect(pause).not.toHaveBeenCalled()
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('1245000000')
  expect(flow.controller.state.value).toMatchObject({ draft: { amountText: '0.5' } })
  await unmount()
  expect(pause).toHaveBeenCalled()
})

test('renders on a server as loading', async () => {
  const { appkit } = await openSwap()
  const html = renderToString(
    <PageKitContext.Provider value={appkit}>
      <Screen />
    </PageKitContext.Provider>,
  )
  expect(html).toBe('<p>loading</p>')
})
