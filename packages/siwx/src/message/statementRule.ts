/**
 * Rule for the statement. It is in its own file, because messengers check it on creation; the other rules load with the
 * first sign-in.
 */
export const statementRule = {
  must: 'one line of ASCII text, without " % < > \\ ^ ` { | }',
  holds: (value: string): boolean => /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/.test(value),
} as const
