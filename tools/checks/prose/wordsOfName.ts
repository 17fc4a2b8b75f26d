/**
 * Splits a name into words: `LaterMethods` becomes "Later Methods", and `wallet/no-answer` becomes "wallet no answer".
 */
export function wordsOfName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
}
