import type { TransactionError } from './transactionError'

// Clients and users know these messages. For other errors, the message is derived from the name.
const sentences: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  AlreadyProcessed: 'This transaction has already been processed',
  SignatureFailure: 'Transaction did not pass signature verification',
  InvalidProgramForExecution: 'This program may not be used for executing instructions',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  AddressLookupTableNotFound: "Transaction loads an address table account that doesn't exist",
  InvalidAddressLookupTableOwner: 'Transaction loads an address table account with an invalid owner',
  InvalidAddressLookupTableData: 'Transaction loads an address table account with invalid data',
  InvalidAddressLookupTableIndex: 'Transaction address table lookup uses an invalid index',
  InsufficientFundsForRent: 'Transaction results in an account with insufficient funds for rent',
  DuplicateInstruction: 'Transaction contains a duplicate instruction that is not allowed',
}

const instructionSentences: Readonly<Record<string, string>> = {
  InsufficientFunds: 'insufficient funds for instruction',
  InvalidAccountData: 'invalid account data for instruction',
  InvalidInstructionData: 'invalid instruction data',
  MissingRequiredSignature: 'missing required signature for instruction',
  NotEnoughAccountKeys: 'insufficient account keys for instruction',
  IncorrectProgramId: 'incorrect program id for instruction',
  AccountAlreadyInitialized: 'instruction requires an uninitialized account',
  UninitializedAccount: 'instruction requires an initialized account',
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  ProgramFailedToComplete: 'Program failed to complete',
  InvalidAccountOwner: 'Invalid account owner',
  IncorrectAuthority: 'Incorrect authority provided',
}

/** Returns the message that a node gives for an error. */
export function transactionErrorMessage(error: TransactionError): string {
  if (typeof error === 'string') return describeTransaction(error)
  const [[name, detail] = ['', undefined]] = Object.entries(error)
  if (name !== 'InstructionError') {
    const index = typeof detail === 'number' ? detail : (detail as { account_index: number }).account_index
    return `${describeTransaction(name)} (${index})`
  }
  const [index, reason] = detail as [number, TransactionError]
  return `Error processing Instruction ${index}: ${describeInstruction(reason)}`
}

function describeTransaction(name: string): string {
  return sentences[name] ?? sentence(name)
}

function describeInstruction(reason: TransactionError): string {
  if (typeof reason === 'string') return instructionSentences[reason] ?? sentence(reason).toLowerCase()
  const code = reason['Custom']
  return typeof code === 'number'
    ? `custom program error: 0x${code.toString(16)}`
    : `Failed to serialize or deserialize account data: ${reason['BorshIoError']}`
}

/** Converts `BlockhashNotFound` to 'Blockhash not found'. */
function sentence(name: string): string {
  const [first = '', ...others] = name.split(/(?=[A-Z])/)
  return [first, ...others.map(word => word.toLowerCase())].join(' ')
}
