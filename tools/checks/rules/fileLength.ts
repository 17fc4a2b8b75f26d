import type { Rule } from './Rule.ts'

const LIMIT = 400

/** Limits files to 400 lines, because a longer file holds more than one idea. Catalogs of strings may be longer. */
export const fileLength: Rule = {
  name: 'file-length',
  applies: path => !path.includes('/locales/'),
  check({ text }) {
    const lines = text.trimEnd().split('\n').length
    return lines > LIMIT ? [{ message: `${lines} lines, more than ${LIMIT}` }] : []
  },
}
