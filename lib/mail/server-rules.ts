/** Only ports of mail servers, so that the shop cannot be used to scan other machines. */
export const mailPorts = [587, 465, 25, 2525, 1025] as const
export type MailPort = (typeof mailPorts)[number]

/** tls: from the first byte; starttls: upgraded, or given up. */
export const mailEncryptions = ['starttls', 'tls', 'none'] as const
export type MailEncryption = (typeof mailEncryptions)[number]

export const longestHost = 253
export const longestUsername = 254
export const longestMailPassword = 500
export const mostProofTries = 5

export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
}

export function isMailHost(host: string): boolean {
  return /^[a-z\d_]([a-z\d_.-]*[a-z\d_])?$/i.test(host) || /^(?=.*:.*:)[\da-f:.]+$/i.test(host)
}

/** A sealed password belongs to this account and host: naming another host must not send it there. */
export function passwordHolder({ host, username }: { host: string; username: string }): string {
  return `${username} at ${host.toLowerCase()}`
}
