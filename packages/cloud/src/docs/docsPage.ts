import { escapeHtml } from '../http/escapeHtml'
import type { OpenApiDocument, Operation, Parameter } from './openApiDocument'

/** Renders the document as one HTML page without scripts or external resources. */
export function docsPage({ paths, servers }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map(tag => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    const entries = own.map(({ path, method, operation }) => entry(method, path, operation)).join('\n')
    return `<section aria-labelledby="${slug(tag)}"><h2 id="${slug(tag)}">${escapeHtml(tag)}</h2>\n${entries}</section>`
  })
  const links = tags.map(tag => `<li><a href="#${slug(tag)}">${escapeHtml(tag)}</a></li>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>OpenAppKit cloud</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>OpenAppKit cloud</h1>
<p>Served at <code>${escapeHtml(String(servers[0]?.['url'] ?? ''))}</code>. For programs: <a href="/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Services"><ul>${links}</ul></nav>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function entry(method: string, path: string, { summary, parameters, requestBody, responses }: Operation): string {
  const status = '501' in responses ? '<span class="planned">501, not offered</span>' : ''
  return `<details><summary><code><b>${method}</b> ${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span>${status}</summary>
${table(parameters)}${requestBody ? code('Body', requestBody) : ''}${code('Answers', responses)}</details>`
}

function table(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: location, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${location}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function code(title: string, value: unknown): string {
  return `<h3>${title}</h3><pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`
}

function slug(tag: string): string {
  return tag.toLowerCase().replace(/[^a-z]+/g, '-')
}
