// Pure, because the form in the browser shows the same; a test compares the table's checks.

/** Where mail servers listen: a shop is no tool to try out the doors of other machines. */
export const mailPorts = [587, 465, 25, 2525, 1025] as const
export type MailPort = (typeof mailPorts)[number]

/** tls: from the first byte; starttls: the connection begins in the open and must become one. */
export const mailEncryptions = ['starttls', 'tls', 'none'] as const
export type MailEncryption = (typeof mailEncryptions)[number]

export const longestHost = 253
export const longestUsername = 254
export const longestMailPassword = 500
/** Wrong codes before another mail is needed. */
export const mostProofTries = 5

/** Mail may leave in the open only where no cable carries it. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}

/** A name, or an address of version 4 or 6; nothing that is more than a host. */
export function isMailHost(host: string): boolean {
  return /^[a-z\d_]([a-z\d_.-]*[a-z\d_])?$/i.test(host) || /^(?=.*:.*:)[\da-f:.]+$/i.test(host)
}

/** What is sealed is the password of this account on this host: nobody learns it by naming another one. */
export function passwordHolder({ host, username }: { host: string; username: string }): string {
  return `${username} at ${host.toLowerCase()}`
}
