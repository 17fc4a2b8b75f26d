import { frameViewOf } from '../../src/shell/parent/FrameView'
import type { Guard } from '../../src/shell/parent/ParentGuard'
import { Shell } from '../../src/shell/Shell'
import { readFrameQuery } from '../../src/shell/site/FrameQuery'
import type { Vault } from '../../src/vault/Vault'
import { FakeScreens } from './FakeScreens'
import { FakeVault } from './FakeVault'
import { fakeServer } from './fakeServer'

// The page of the frame with fakes, for tests in a browser. Its query says how it differs from the real page.
const query = new URLSearchParams(location.search)
const openGuard: Guard = { isFromParent: () => true, admit: () => Promise.resolve() }
const view = frameViewOf(window)
const screens = new FakeScreens()
screens.isEager = true

new Shell(
  {
    // The fake has the methods that the tests use.
    vault: new FakeVault() as unknown as Vault,
    loadReviewer: () =>
      Promise.resolve({
        review: () => Promise.reject(new Error('not used')),
        confirm: review => Promise.resolve(review),
      }),
    loadScreens: () => Promise.resolve(screens),
  },
  {
    // The test runner shows tests in a frame, so by default the parent counts as the outermost window.
    view: query.has('nested')
      ? view
      : { ...view, top: view.parent, ancestorOrigins: view.ancestorOrigins?.slice(0, 1) },
    query: readFrameQuery(location.search),
    origin: location.origin,
    fetch: fakeServer({ origins: query.getAll('origin') }),
    language: 'en',
    openWindow: () => null,
    reload: () => location.reload(),
    whenIdle: task => task(),
  },
  query.has('unguarded') ? openGuard : undefined,
).start()
