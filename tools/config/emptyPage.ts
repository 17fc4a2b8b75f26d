import { page, server } from 'vitest/browser'

// Test files that run one after another share a browser page, or at least its storage. Each starts with an empty one: no
// kit reconnects the wallet of an earlier file, no query finds its elements, and the page has its usual size.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
const { width, height } = server.config.browser.viewport
await page.viewport(width, height)
