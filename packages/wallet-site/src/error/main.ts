import { refuseCalls } from './refuseCalls'

if (window.parent !== window) refuseCalls(window)
