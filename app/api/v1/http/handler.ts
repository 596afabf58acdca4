import type { z } from 'zod'
import type { Device } from '@/lib/accounts/caller'
import type { OwnRegistration } from '@/lib/accounts/codes/own-registration'
import type { Client } from '@/lib/accounts/client'
import type { SentFile } from './body'
import type { CallerOf, OperationSpec } from './operation'
import type { Reply } from './reply'
import type { Inside, Received } from './inside'

type Parsed<Schema> = Schema extends z.ZodType ? Received<z.output<Schema>> : undefined
type ParsedForm<Spec extends OperationSpec> = Spec extends { form: { fields: infer Fields; files: infer Files } }
  ? { fields: Parsed<Fields>; files: { [Name in keyof Files]?: SentFile } }
  : undefined

export interface SessionControl {
  /** The session that the browser's cookie names until now; null where we have sealed none. */
  replaced(): Promise<string | null>
  /** Sets the cookie of a session that a verb has opened. */
  open(session: { sessionId: string; remembered: boolean }): Promise<void>
  end(): void
  /** Sets the cookie of a device that a verb has paired. */
  keepDevice(device: { token: string }): Promise<void>
  /** As one on which the account has signed in. */
  rememberDevice(userId: string): void
  /** Lets this device, and no other, keep what it has registered until the code has come. */
  keepRegistration(own: OwnRegistration): Promise<void>
  endRegistration(): void
}

/** What a handler is given: everything parsed and checked as its operation wants it, in the words of the inside. */
export interface Call<Spec extends OperationSpec> {
  caller: CallerOf<Spec['caller']> | (Spec extends { knowsDevices: true } ? Device : never)
  params: Parsed<Spec['params']>
  query: Parsed<Spec['query']>
  body: Parsed<Spec['body']>
  form: ParsedForm<Spec>
  client: Client
  session: SessionControl
  /** Those that If-Match names; undefined where any will do. */
  expectedVersions: readonly number[] | undefined
  request: Request
  now: Date
}

/** In the words of the inside; the encoder turns them into the contract's. */
type Answer<Spec extends OperationSpec> = Inside<z.input<Spec['answer']>>
type Result<Spec extends OperationSpec> = Answer<Spec> | Reply<Answer<Spec>> | Response

export type Handler<Spec extends OperationSpec> = (call: Call<Spec>) => Result<Spec> | Promise<Result<Spec>>

/** One handler for each operation of a part of the contract: a missing or a superfluous one does not compile. */
export type Handlers<Operations extends Contract<Operations>> = {
  [Id in keyof Operations]: Handler<Operations[Id]>
}

/** Operations by their operation id: the whole table, or the part of one domain. */
export type Contract<Operations> = { [Id in keyof Operations]: OperationSpec }
