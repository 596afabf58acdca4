export const about = {
  title: 'Cucinato quando ordina.',
  lead: '{shop}, {city}: una cucina nostra, e nessuno tra lei e noi.',
  sections: [
    {
      title: 'Che cosa facciamo',
      paragraphs: [
        'Cuciniamo ogni ordine quando arriva. Ordina direttamente da noi, senza piattaforme di mezzo.',
        'Che cosa contiene un piatto e da dove vengono carne, pesce e pane è indicato accanto, oppure glielo diciamo su richiesta. Il prezzo nel menu è il prezzo che paga.',
      ],
    },
    {
      title: 'Dove ci trova',
      paragraphs: ['{shop}, {address}. Ci può contattare a {email} e {phone}. Chi ritira non paga spese.'],
    },
  ],
  link: 'Al menu',
}

export const contact = {
  title: 'Contatto',
  lead: 'Domande, desideri, complimenti: ogni messaggio è letto da una persona.',
  fullName: 'Nome e cognome',
  email: 'E-mail',
  subject: 'Oggetto',
  chooseSubject: 'Scegliere',
  subjects: {
    general: 'Domanda generale',
    order: 'Su un ordine',
    restaurant: 'Sul ristorante',
    feedback: 'Feedback',
    technical: 'Problema tecnico',
  },
  message: 'Messaggio',
  website: 'Lasciare vuoto questo campo',
  send: 'Inviare il messaggio',
  thanks: 'Grazie del messaggio! Le risponderemo presto.',
  failed: '⚠️ {message}',
  callUs: 'È urgente? Ci telefoni.',
  visitUs: 'Dove siamo',
}

export const imprint = {
  title: 'Impressum',
  operator: 'Chi gestisce questo shop',
  owner: 'Responsabile',
  vatNumber: 'Numero d’identificazione (IDI)',
  reach: 'Come contattarci',
  prices: 'Prezzi',
  pricesText: 'Tutti i prezzi sono in franchi svizzeri (CHF), IVA inclusa ({vat_number}).',
}

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
        'Un cookie mantiene aperta la sua sessione, uno ricorda la lingua, e dopo una registrazione uno conserva i suoi dati in forma cifrata, al massimo per trenta minuti, finché il codice è confermato. Un altro indica per sei mesi che su questo dispositivo qualcuno è già entrato nel suo account, o lo ha aperto con un codice della nostra e-mail, affinché estranei che cercano di indovinare la sua password non la ostacolino; è lo stesso su tutti i suoi dispositivi. Nella memoria del browser si trovano il carrello, il suo nome per l’intestazione, i numeri dei suoi ordini, i suoi preferiti e il suo filtro per il menu; gli ultimi due non ne escono mai. Uscendo, questa memoria viene svuotata.',
        'Se si fa avvisare su un ordine, conserviamo per questo l’indirizzo del suo browser presso chi lo produce, finché l’ordine è concluso. Quello che inviamo lì è cifrato.',
        'Il nostro server conta quante volte una pagina viene vista in un giorno: un numero per pagina e giorno, senza cookie, senza indirizzo IP, senza identificativi del dispositivo. In queste pagine non ci sono pixel di tracciamento né contenuti di altre aziende.',
      ],
    },
    {
      title: 'Chi altro li vede',
      paragraphs: [
        'Nessuno, tranne le aziende che su nostro incarico gestiscono il server e recapitano le nostre e-mail.',
        'Se paga online ({online}), lo fa sulla pagina del nostro fornitore di pagamenti. Da noi apprende l’importo, il numero dell’ordine e il suo indirizzo e-mail; da lui non apprendiamo né carta né conto.',
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
      unpaidOrders: 'Ordini da pagare online e mai pagati',
      paymentEvents: 'Messaggi del fornitore di pagamenti, senza clienti',
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

export const terms = {
  account: {
    needed: 'Per ordinare serve un account con un indirizzo e-mail confermato.',
    optional: 'Può ordinare con o senza account; il suo indirizzo e-mail deve essere confermato.',
  },
  title: 'Condizioni generali',
  updated: 'Ultimo aggiornamento: {date}',
  kept: 'Queste condizioni valevano per tutto ciò che è stato ordinato in base a esse. Quelle attuali possono essere diverse.',
  current: 'Alle condizioni attuali',
  sections: [
    {
      title: 'Introduzione',
      paragraphs: [
        'Queste condizioni valgono per ogni ordine effettuato presso {shop} tramite questo sito. Ordinando le accetta.',
        'La sua controparte contrattuale è {shop}, {address}. Ci può contattare a {email} e {phone}.',
      ],
    },
    {
      title: 'Ordini e pagamento',
      paragraphs: [
        'Il suo ordine è un’offerta. Il contratto è concluso quando lo accettiamo; lo vede nella pagina del suo ordine e riceve un’e-mail.',
        'Si paga in contanti alla consegna o al ritiro, in franchi svizzeri (CHF); l’importo è arrotondato a 5 centesimi.',
        'Può invece pagare online ordinando ({online}), al centesimo. Teniamo orario e prezzo per 15 minuti; se entro allora non paga, l’ordine non vale. Il denaro per ciò che non riceve torna per la stessa via.',
        'Tutti i prezzi si intendono IVA inclusa ({vat_number}).',
        'Può annullare un ordine entro {minutes} minuti dall’invio, finché i piatti non sono pronti. Dopo, la preghiamo di telefonarci.',
        'Non sono possibili ordini da ritirare sotto {minimum}.',
      ],
    },
    {
      title: 'Consegna e ritiro',
      paragraphs: [
        'Il ritiro sul posto avviene al nostro banco ed è gratuito.',
        'Consegniamo a domicilio da {delivery_minimum}. A quali NPA, con quali spese e da quale importo esattamente, lo indicano la pagina iniziale, il carrello e la cassa prima dell’ordine.',
        'Gli orari confermati sono stime accurate. In caso di ritardo lo vede subito nella pagina del suo ordine.',
        'Consegniamo bevande alcoliche solo a persone che hanno l’età prescritta dalla legge; controlliamo un documento d’identità.',
      ],
    },
    {
      title: 'Sicurezza alimentare e allergeni',
      paragraphs: [
        'Per ogni piatto indichiamo gli allergeni e la provenienza di carne, pesce e pane, se dichiarati. Dove manca un’indicazione, informiamo su richiesta.',
        'Tutti i piatti sono preparati nella stessa cucina; non si possono escludere tracce di altri allergeni. La preghiamo di consumare i piatti caldi subito dopo averli ricevuti.',
      ],
    },
    {
      title: 'Account dei clienti',
      paragraphs: [
        '{account} Tenga per sé la password e mantenga aggiornati i suoi dati.',
        'Possiamo bloccare gli account usati in modo abusivo. Come trattiamo i suoi dati è spiegato nella nostra dichiarazione sulla protezione dei dati.',
      ],
    },
    {
      title: 'Diritto applicabile',
      paragraphs: [
        'Si applica il diritto svizzero. Il foro è {city}, salvo che la legge ne preveda un altro per i consumatori.',
      ],
    },
  ],
}
