import { startRecovery } from './startRecovery'

const target = document.querySelector<HTMLElement>('#root') ?? document.body

void startRecovery(target, document.querySelector('#wallet')?.textContent ?? '')
