import { createComponent } from 'solid-js'
import { renderToString } from 'solid-js/web'
import { expect, test } from 'vitest'
import { returningKit } from '../../test/returningKit'
import { Layout } from '../../test/solid/Layout'
import { serverMarkup } from '../../test/solid/serverMarkup'

test('a server renders what it shares with the browser', () => {
  const { kit } = returningKit('server')
  expect(renderToString(() => createComponent(Layout, { kit }))).toBe(serverMarkup)
})
