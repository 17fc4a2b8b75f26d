// Temporary: the shell replaces this file.
import workerUrl from '../vault/worker?worker&url'

document.documentElement.dataset['worker'] = workerUrl
