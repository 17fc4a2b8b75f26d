import { renderToString } from 'react-dom/server'
import type { AppConfig } from '../../src/config'
import { createSsrApp } from './SsrApp'

/** Returns the page's HTML for a request with these cookies. */
export function render(config: AppConfig, cookie: string): string {
  return renderToString(createSsrApp(config, cookie))
}
