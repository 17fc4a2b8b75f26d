import type { AppKit } from '@openappkit/appkit-core'
import { PageKitContext } from '@openappkit/appkit-ui/page'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { type BackendAnswers, checkoutOf } from '../../test/servePay'
import { startPay } from '../../test/startPay'
import { useInvoice } from './useInvoice'

afterEach(() => cleanup())

const path = '/v1/pay/checkouts/one'

interface ScreenProps {
  readonly id?: string
  readonly name?: string
  readonly onRender?: (text: string) => void
}

function Screen({ id = 'one', name = 'order', onRender }: ScreenProps): ReactNode {
  const result = useInvoice(id, 'secret')
  const text =
    result.status === 'failed'
      ? result.error.code
      : result.status === 'loading'
        ? 'loading'
        : `${result.id} ${result.status}${result.isStale ? ' stale' : ''}`
  onRender?.(text)
  return <output aria-label={name}>{text}</output>
}

const within = (appkit: AppKit, ...screens: ReactNode[]) => (
  <PageKitContext.Provider value={appkit}>{screens}</PageKitContext.Provider>
)
const order = (name = 'order') => page.getByLabelText(name, { exact: true })

/** Counts the requests of the invoice, and sends changes as events. */
function backend(first: object = {}) {
  const counts = { reads: 0, streams: 0, closed: 0 }
  let send: (more: Readonly<Record<string, unknown>>) => void = () => {}
  const answers: BackendAnswers = {
    [path]: () => {
      counts.reads += 1
      return checkoutOf({ pollInMs: 0, ...first })
    },
    [`${path}/events`]: (_url, _body, init) => {
      counts.streams += 1
      init?.signal?.addEventListener('abort', () => void (counts.closed += 1))
      const body = new ReadableStream({
        start(controller) {
          send = more => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(checkoutOf(more))}\n\n`))
        },
      })
      return new Response(body)
    },
  }
  return { answers, counts, send: (more: Readonly<Record<string, unknown>>) => send(more) }
}

test('loads an invoice and follows it until it is settled', async () => {
  const { answers, counts, send } = backend()
  const { appkit } = startPay({}, answers)
  const seen: string[] = []
  await render(within(appkit, <Screen key="a" onRender={text => seen.push(text)} />))
  await expect.element(order()).toHaveTextContent('one open')
  expect(seen[0]).toBe('loading')
  await expect.poll(() => counts.streams).toBe(1)
  send({ status: 'processing', sequence: 1 })
  await expect.element(order()).toHaveTextContent('one processing')
  send({ status: 'settled', isFinal: true, sequence: 2 })
  await expect.element(order()).toHaveTextContent('one settled')
  // An older event that arrives late changes nothing.
  send({ status: 'open', sequence: 1 })
  await new Promise(resolve => setTimeout(resolve, 50))
  await expect.element(order()).toHaveTextContent('one settled')
})

test('fails for an unknown invoice', async () => {
  const { appkit } = startPay({}, { [path]: () => new Response('{}', { status: 404 }) })
  await render(within(appkit, <Screen key="a" />))
  await expect.element(order()).toHaveTextContent('pay/invoice-not-found')
})

test('keeps the invoice while the backend does not answer', async () => {
  const made = startPay({}, { [path]: () => checkoutOf({ pollInMs: 0 }) })
  await render(within(made.appkit, <Screen key="a" />))
  await expect.element(order()).toHaveTextContent('one open')
  made.answers[path] = () => new Response('{}', { status: 503 })
  await expect.element(order()).toHaveTextContent('one open stale')
  made.answers[path] = () => checkoutOf({ pollInMs: 0 })
  await expect.poll(() => order().element().textContent).toBe('one open')
})

test('two hooks share one request, and the last one to unmount stops it', async () => {
  const { answers, counts } = backend()
  const { appkit } = startPay({}, answers)
  const two = [<Screen key="a" name="first" />, <Screen key="b" name="second" />]
  const { rerender, unmount } = await render(within(appkit, ...two))
  for (const name of ['first', 'second']) await expect.element(order(name)).toHaveTextContent('one open')
  await expect.poll(() => counts).toEqual({ reads: 1, streams: 1, closed: 0 })
  await rerender(within(appkit, ...two.slice(1)))
  await expect.element(order('second')).toHaveTextContent('one open')
  expect(counts.closed).toBe(0)
  await unmount()
  expect(counts.closed).toBe(1)
  // Longer than the shortest pause between two requests.
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect(counts).toEqual({ reads: 1, streams: 1, closed: 1 })
})

test('a component that unmounts while the code loads follows nothing', async () => {
  const { answers, counts } = backend()
  const { appkit } = startPay({}, answers)
  const { unmount } = await render(within(appkit, <Screen key="a" />))
  await unmount()
  await appkit.load()
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(counts.reads).toBe(0)
})

test("never returns another invoice's status", async () => {
  const { answers } = backend({ status: 'settled', isFinal: true })
  const second = '/v1/pay/checkouts/two'
  const { appkit } = startPay({}, { ...answers, [second]: () => checkoutOf({ id: 'two' }) })
  const { rerender } = await render(within(appkit, <Screen key="a" />))
  await expect.element(order()).toHaveTextContent('one settled')
  const seen: string[] = []
  await rerender(within(appkit, <Screen key="a" id="two" onRender={text => seen.push(text)} />))
  await expect.element(order()).toHaveTextContent('two open')
  expect(new Set(seen)).toEqual(new Set(['loading', 'two open']))
})

test('follows a change of the kit', async () => {
  const first = startPay({}, { [path]: () => checkoutOf({ status: 'processing' }) })
  const { rerender } = await render(within(first.appkit, <Screen key="a" />))
  await expect.element(order()).toHaveTextContent('one processing')
  const second = startPay({}, { [path]: () => checkoutOf() })
  const seen: string[] = []
  await rerender(within(second.appkit, <Screen key="a" onRender={text => seen.push(text)} />))
  await expect.element(order()).toHaveTextContent('one open')
  expect(new Set(seen)).toEqual(new Set(['loading', 'one open']))
})

test('renders on a server as loading, and throws without a kit', () => {
  const { answers, counts } = backend()
  const { appkit, loads } = startPay({}, answers)
  expect(renderToString(within(appkit, <Screen key="a" />))).toBe('<output aria-label="order">loading</output>')
  expect([counts.reads, loads()]).toEqual([0, 0])
  expect(() => renderToString(<Screen />)).toThrow('"useInvoice" hook')
})
