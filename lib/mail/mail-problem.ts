export const mailProblems = [
  'no_server',
  'password_lost',
  'name_not_found',
  'connection_refused',
  'no_answer',
  'hung_up',
  'certificate_expired',
  'certificate_invalid',
  'no_tls',
  'login_failed',
  'sender_refused',
  'recipient_refused',
  'too_large',
  'try_later',
  'mail_refused',
  'unknown',
] as const
export type MailProblemReason = (typeof mailProblems)[number]

export interface MailProblem {
  reason: MailProblemReason
  /** Without the server's own words, which are for the log. */
  smtpCode: number | null
}

export class NoMailServer extends Error {
  constructor(readonly reason: 'no_server' | 'password_lost') {
    super(reason)
  }
}

interface MailError {
  code?: string
  originalCode?: string
  responseCode?: number
  command?: string
}

export function mailProblemOf(error: unknown): MailProblem {
  if (error instanceof NoMailServer) return { reason: error.reason, smtpCode: null }
  const failed = error as MailError
  const smtpCode = failed.responseCode ?? null
  return { reason: (smtpCode ? afterAnswer(failed, smtpCode) : withoutAnswer(failed)) ?? 'unknown', smtpCode }
}

const byCode = new Map<string, MailProblemReason>([
  ['ENOTFOUND', 'name_not_found'],
  ['EAI_AGAIN', 'name_not_found'],
  ['ENODATA', 'name_not_found'],
  ['EDNS', 'name_not_found'],
  ['ECONNREFUSED', 'connection_refused'],
  ['ETIMEDOUT', 'no_answer'],
  ['EHOSTUNREACH', 'no_answer'],
  ['ENETUNREACH', 'no_answer'],
  ['ECONNRESET', 'hung_up'],
  ['EPIPE', 'hung_up'],
  ['CERT_HAS_EXPIRED', 'certificate_expired'],
  ['EPROTO', 'no_tls'],
  ['ETLS', 'no_tls'],
  ['EAUTH', 'login_failed'],
  ['ENOAUTH', 'login_failed'],
  ['EMESSAGE', 'too_large'],
  ['ECONNECTION', 'hung_up'],
  ['EPROTOCOL', 'hung_up'],
])

const certificateCodes =
  /^(CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|ERROR_IN_CERT_)/

function withoutAnswer({ code = '', originalCode = '' }: MailError): MailProblemReason | undefined {
  const problem = byCode.get(originalCode)
  if (problem) return problem
  if (certificateCodes.test(originalCode)) return 'certificate_invalid'
  if (originalCode.startsWith('ERR_SSL_')) return 'no_tls'
  return byCode.get(code)
}

/** RFC 5321, 4.2: what a code means depends on the step that it answers. */
function afterAnswer({ code, command = '' }: MailError, smtpCode: number): MailProblemReason | undefined {
  if (code === 'ETLS') return 'no_tls'
  if (code === 'EAUTH' || smtpCode === 530 || smtpCode === 535) return 'login_failed'
  if (smtpCode === 552 || smtpCode === 523) return 'too_large'
  if (smtpCode >= 400 && smtpCode < 500) return 'try_later'
  if (command === 'MAIL FROM') return 'sender_refused'
  if (command === 'RCPT TO') return 'recipient_refused'
  return smtpCode >= 500 ? 'mail_refused' : undefined
}

/** False: only this mail was refused. */
export function isServerTrouble(error: unknown): boolean {
  if (error instanceof NoMailServer) return true
  const { code = '', responseCode } = error as MailError
  return serverTroubles.includes(code) || responseCode === 421
}

const serverTroubles = [
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
]

export function problemToText({ reason, smtpCode }: MailProblem): string {
  return smtpCode ? `${reason} ${smtpCode}` : reason
}

export function problemFromText(text: string): MailProblem {
  const [reason = '', smtpCode] = text.split(' ')
  return { reason: mailProblems.find((known) => known === reason) ?? 'unknown', smtpCode: Number(smtpCode) || null }
}
