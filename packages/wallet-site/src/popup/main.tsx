import { connectVault } from '../vault/connectVault'
import { startWorker } from '../vault/startWorker'
import workerUrl from '../vault/worker?worker&url'
import { fetchRecoveryPage } from './fetchRecoveryPage'
import { fetchSite } from './fetchSite'
import { startWindow } from './startWindow'

const { opener } = window as { readonly opener: Window | null }
const target = document.querySelector<HTMLElement>('#root') ?? document.body

void startWindow({
  vault: connectVault(startWorker(new URL(workerUrl, location.href))),
  settings: fetchSite,
  recoveryPage: fetchRecoveryPage,
  target,
  path: location.pathname,
  opener,
})
