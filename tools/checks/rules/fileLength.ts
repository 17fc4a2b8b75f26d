import type { Rule } from './Rule.ts'

const LIMIT = 400

/** A file that needs more than 400 lines holds more than one idea. Catalogues of words are as long as they are. */
export const fileLength: Rule = {
  name: 'file-length',
  applies: path => !path.includes('/locales/'),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length
    return lines > LIMIT ? [{ message: `${lines} lines, more than ${LIMIT}` }] : []
  },
}
