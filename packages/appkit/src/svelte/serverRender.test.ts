import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { returningKit } from '../../test/returningKit'
import Layout from '../../test/svelte/Layout.svelte'
import { serverMarkup } from '../../test/svelte/serverMarkup'

test('a server renders what it shares with the browser, and subscribes to nothing', () => {
  const { kit } = returningKit('server')
  const { body } = render(Layout, { props: { kit } })
  expect(body).toBe(serverMarkup)
})
