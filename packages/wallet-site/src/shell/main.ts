import { connectVault } from '../vault/connectVault'
import { startWorker } from '../vault/startWorker'
import workerUrl from '../vault/worker?worker&url'
import { frameViewOf } from './parent/FrameView'
import { Shell } from './Shell'
import { readFrameQuery } from './site/FrameQuery'
import { whenIdle } from './whenIdle'

const shell = new Shell(
  {
    vault: connectVault(startWorker(new URL(workerUrl, location.href))),
    loadReviewer: async (reader, site) => (await import('../review/openReviewer')).openReviewer(reader, site),
    loadScreens: async options => (await import('../approval/createApprovals')).createApprovals(options),
  },
  {
    view: frameViewOf(window),
    query: readFrameQuery(location.search),
    origin: location.origin,
    fetch: (input, init) => fetch(input, init),
    language: navigator.language,
    // The window answers its opener, so it keeps the reference.
    openWindow: path => window.open(new URL(path, location.origin), '', 'popup,width=440,height=760'),
    reload: () => location.reload(),
    whenIdle,
  },
)

shell.start()
