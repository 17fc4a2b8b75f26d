import { expect, test } from 'vitest'
import { readLines } from './readLines'

const head = 'app.example wants you to sign in with your Some Network account:\naddress\n'
const body = 'URI: uri\nVersion: version\nChain ID: chain\nNonce: nonce\nIssued At: issued'
const said = {
  domain: 'app.example',
  label: 'Some Network',
  accountAddress: 'address',
  uri: 'uri',
  version: 'version',
  chainId: 'chain',
  nonce: 'nonce',
  issuedAt: 'issued',
}

test.each<[string, string, object]>([
  ['one empty line', `${head}\n${body}`, { blankLines: 1 }],
  ['two empty lines', `${head}\n\n${body}`, { blankLines: 2 }],
  ['a statement', `${head}\nHi.\n\n${body}`, { blankLines: 1, statement: 'Hi.' }],
  ['a scheme', `https://${head}\n${body}`, { blankLines: 1, scheme: 'https' }],
  ['an expiration', `${head}\n${body}\nExpiration Time: then`, { blankLines: 1, expirationTime: 'then' }],
  ['a start', `${head}\n${body}\nNot Before: then`, { blankLines: 1, notBefore: 'then' }],
  ['a request id', `${head}\n${body}\nRequest ID: 7`, { blankLines: 1, requestId: '7' }],
  ['no resources', `${head}\n${body}\nResources:`, { blankLines: 1, resources: [] }],
  ['resources', `${head}\n${body}\nResources:\n- a\n- - b`, { blankLines: 1, resources: ['a', '- b'] }],
  ['an empty field', `${head}\n${body}\nRequest ID: `, { blankLines: 1, requestId: '' }],
])('reads the fields of a message with %s', (_, text, more) => {
  expect(readLines(text)).toStrictEqual({ ...said, ...more })
})

const line1 = "'… wants you to sign in with your … account:'"
test.each<[string, string, number, string, string]>([
  [
    'without a domain',
    ' wants you to sign in with your a account:',
    1,
    line1,
    ' wants you to sign in with your a account:',
  ],
  ['with a word before', `x ${head}`, 1, line1, 'x app.example wants you to sign in with your Some Network account:'],
  ['with a word after', head.replace(':\n', ': x\n'), 1, line1, `${head.slice(0, head.indexOf('\n'))} x`],
  [
    'without a network',
    'a wants you to sign in with your  account:',
    1,
    line1,
    'a wants you to sign in with your  account:',
  ],
  ['without an empty line', head + body, 3, 'empty', 'URI: uri'],
  ['with a truncated field', `${head}\nURI:uri`, 4, "'URI: …'", 'URI:uri'],
  ['with a missing field', `${head}\n${body.replace('Nonce: nonce\n', '')}`, 7, "'Nonce: …'", 'Issued At: issued'],
  ['with an extra line', `${head}\n${body}\nmore`, 9, 'the end, or a field in its place', 'more'],
  ['with a long line', 'x'.repeat(300), 1, line1, `${'x'.repeat(199)}`],
])('names the unexpected line of a message %s', (_, text, line, expected, found) => {
  expect(() => readLines(text)).toThrow(
    expect.objectContaining({
      code: 'siwx/invalid-message',
      message: `The text isn't a sign-in message: line ${line} must be ${expected}.`,
      details: `line ${line}: ${JSON.stringify(found).slice(0, 200)}`,
    }),
  )
})

test('reports the missing line of a message that ends early', () => {
  expect(() => readLines(head.trimEnd())).toThrow(expect.objectContaining({ details: 'line 3: undefined' }))
})
