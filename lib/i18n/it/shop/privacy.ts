export const privacy = {
  title: 'Protezione dei dati',
  lead: 'Nessun tracciamento, nessuna pubblicità, nessun terzo che sbircia. Resta solo questo.',
  sections: [
    {
      title: 'Chi è responsabile',
      paragraphs: ['{shop}, {address}. Domande sui suoi dati: {email}.'],
    },
    {
      title: 'Che cosa salviamo e perché',
      paragraphs: [
        'Account: nome, indirizzo e-mail e un hash della sua password, perché lei possa accedere.',
        'Ordini: che cosa ha ordinato, nome, telefono e indirizzo, per poter cucinare, consegnare e tenere la contabilità.',
        'Messaggi di contatto: quello che ci scrive, per poterle rispondere.',
      ],
    },
    {
      title: 'Che cosa c’è nel suo browser',
      paragraphs: [
        'Un cookie mantiene aperta la sua sessione, uno ricorda la lingua, e dopo una registrazione uno conserva i suoi dati in forma cifrata, al massimo per trenta minuti, finché il codice è confermato. Un altro indica per sei mesi che su questo dispositivo qualcuno è già entrato nel suo account, affinché estranei che cercano di indovinare la sua password non la ostacolino; è lo stesso su tutti i suoi dispositivi. Nella memoria del browser si trovano il carrello, il suo nome per l’intestazione, i numeri dei suoi ordini, i suoi preferiti e il suo filtro per il menu; gli ultimi due non ne escono mai. Uscendo, questa memoria viene svuotata.',
        'Se si fa avvisare su un ordine, conserviamo per questo l’indirizzo del suo browser presso chi lo produce, finché l’ordine è concluso. Quello che inviamo lì è cifrato.',
        'Il nostro server conta quante volte una pagina viene vista in un giorno: un numero per pagina e giorno, senza cookie, senza indirizzo IP, senza identificativi del dispositivo. In queste pagine non ci sono pixel di tracciamento né contenuti di altre aziende.',
      ],
    },
    {
      title: 'Chi altro li vede',
      paragraphs: [
        'Nessuno, tranne le aziende che su nostro incarico gestiscono il server e recapitano le nostre e-mail.',
      ],
    },
    {
      title: 'I suoi diritti',
      paragraphs: [
        'Può chiedere che cosa sappiamo di lei e farlo correggere. Il suo account lo elimina lei nella pagina del profilo, appena nessun ordine è più in corso: quello che è stato venduto resta nella contabilità senza il suo nome, tutto il resto sparisce subito.',
      ],
    },
  ],
  retention: {
    title: 'Per quanto tempo lo conserviamo',
    lead: 'Un account con password resta finché non lo elimina lei. Tutto il resto finisce da solo:',
    line: '{what}: {period} ({source}).',
    kept: {
      unconfirmedRegistrations: 'Registrazioni che nessuno conferma',
      codes: 'Codici inviati, una volta scaduti',
      endedSessions: 'Sessioni, una volta scadute',
      countedTries: 'Tentativi contati per indirizzo e dispositivo, una volta passata l’attesa',
      sentMails: 'A chi è andata quale e-mail e quando; il testo viene eliminato all’invio',
      pushesOfDoneOrders: 'Indirizzi per gli avvisi, una volta concluso l’ordine',
      pushes: 'Indirizzi per gli avvisi in ogni altro caso',
      answeredMessages: 'Messaggi di contatto, una volta evasi',
      unansweredMessages: 'Messaggi di contatto a cui nessuno ha risposto',
      blockedAddresses:
        'Il fatto che un indirizzo non può più ordinare, quando il suo account non esiste più: un codice di controllo, senza nome né motivo',
      accountsWithoutPassword: 'Dati di clienti senza password, dalla loro ultima visita',
      personsOfOrders: 'Nome, indirizzo, telefono, e-mail e osservazioni di un ordine, per eventuali domande',
      orders: 'Quello che è stato venduto, senza questi dati',
      pageViews: 'Quante volte una pagina è stata vista in un giorno, senza dire da chi',
      testOrders: 'Ordini di prova del locale, senza clienti',
      auditEntries: 'Chi ha modificato che cosa nello shop',
    },
    atOnce: 'eliminazione immediata',
    periods: {
      days: { one: '{count} giorno', many: '{count} di giorni', other: '{count} giorni' },
      years: { one: '{count} anno', many: '{count} di anni', other: '{count} anni' },
      business_years: {
        one: '{count} anno dalla fine dell’esercizio',
        many: '{count} di anni dalla fine dell’esercizio',
        other: '{count} anni dalla fine dell’esercizio',
      },
    },
    sources: { books: 'contabilità, art. 958f CO', purpose: 'non più a lungo del necessario, art. 6 LPD' },
  },
}
