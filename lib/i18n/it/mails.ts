export const mails = {
  code: {
    subject: '{code} è il suo codice per {shop}',
    title: 'Il suo codice di conferma',
    paragraphs: [
      'Inserisca questo codice per confermare il suo indirizzo e-mail. Vale 10 minuti e una volta sola.',
      'Se non si è registrato lei, non deve fare nulla. Non comunichi il codice a nessuno.',
    ],
  },
  'already-registered': {
    subject: 'Ha già un account presso {shop}',
    title: 'Ha già un account',
    paragraphs: [
      'Qualcuno, probabilmente lei, voleva aprire un nuovo account con questo indirizzo e-mail. Ne esiste già uno, e non è stato modificato.',
      'Le basta accedere. Se ha dimenticato la password, scelga «Password dimenticata» nella pagina di accesso.',
    ],
    action: 'Accedere',
  },
  'login-code': {
    subject: '{code} è il suo codice per {shop}',
    title: 'Il suo codice di accesso',
    paragraphs: [
      'Inserisca questo codice al posto della password. Se un ordine lo sta aspettando, viene inviato subito dopo. Il codice vale 10 minuti e una volta sola.',
      'Non l’ha chiesto lei? Allora non deve fare nulla: nel suo account non è cambiato niente. Non comunichi il codice a nessuno.',
    ],
  },
  'mail-server-code': {
    subject: '{code} è il codice per il server di posta di {shop}',
    title: 'Il server di posta funziona',
    paragraphs: [
      'Questa e-mail è passata dal server che ha inserito nell’amministrazione. Inserisca lì questo codice: solo allora tutte le e-mail dello shop passano da lui. Il codice vale 10 minuti.',
      'Non ha inserito nulla? Allora cambi la password: qualcuno è collegato con il suo account.',
    ],
  },
  'test-mail': {
    subject: 'E-mail di prova di {shop}',
    title: 'Le sue e-mail arrivano',
    paragraphs: [
      'Questa e-mail ha fatto la stessa strada delle e-mail ai suoi clienti.',
      'È nella cartella dello spam? Allora il dominio del mittente non permette ancora a questo server di inviare: chieda di SPF e DKIM dove ha il dominio.',
    ],
  },
  'password-reset': {
    subject: '{code} è il suo codice per una nuova password presso {shop}',
    title: 'Il suo codice per una nuova password',
    paragraphs: [
      'Inserisca questo codice e scelga una nuova password. Vale 10 minuti e una volta sola. In seguito la sessione sarà chiusa su tutti i dispositivi.',
      'La trattengono solo i tentativi di estranei? La sua password può restare: inserisca il codice e la mantenga, oppure apra questo link sul dispositivo con cui vuole accedere. Il link vale un’ora.',
      'Se non ha chiesto una nuova password, non deve fare nulla: quella attuale resta valida. Non comunichi né il codice né il link a nessuno.',
    ],
    action: 'Aprire questo dispositivo',
  },
  invitation: {
    subject: '{shop} la invita',
    title: 'Lavorare presso {shop}',
    paragraphs: [
      'Con questo link sceglie la sua password per l’amministrazione. Vale 7 giorni e una volta sola.',
      'Non se lo aspettava? Allora non deve fare nulla. Non dia il link a nessuno.',
    ],
    action: 'Scegliere la password',
  },
  'password-link': {
    subject: 'Una nuova password per {shop}',
    title: 'Scelga una nuova password',
    paragraphs: [
      'Questo link le arriva da chi gestisce lo shop. Vale 24 ore e una volta sola. Con la nuova password la sessione sarà chiusa su tutti i dispositivi.',
      'Non l’ha chiesto lei? Allora domandi perché le è arrivato. La password attuale resta valida. Non dia il link a nessuno.',
    ],
    action: 'Scegliere la password',
  },
  'deletion-code': {
    subject: '{code} elimina il suo account presso {shop}',
    title: 'Il suo codice per eliminare l’account',
    paragraphs: [
      'Se inserisce questo codice, il suo account viene eliminato. Non si può tornare indietro. Il codice vale 10 minuti e una volta sola.',
      'Non l’ha chiesto lei? Allora qualcun altro è nel suo account: scelga «Uscire ovunque» nella pagina del profilo. Non comunichi il codice a nessuno.',
    ],
  },
  'order-received': {
    subject: '{shop}: ordine {number} ricevuto',
    title: 'Grazie, abbiamo ricevuto il suo ordine',
    next: 'Verso le {when}, non ancora confermato. Le scriveremo appena la cucina avrà accettato il suo ordine.',
    preorder: 'Ordinato per: {when}. Le scriveremo appena la cucina avrà confermato questo orario.',
    payment: {
      pickup: 'Paga in contanti al momento del ritiro.',
      delivery: 'Paga in contanti alla porta.',
      online: 'Ha pagato online.',
    },
    ageCheck: {
      pickup:
        'Il suo ordine contiene alcol, che consegniamo solo dai {age} anni in su. Porti con sé un documento d’identità.',
      delivery:
        'Il suo ordine contiene alcol, che consegniamo solo dai {age} anni in su. Tenga pronto un documento d’identità.',
    },
    deliverTo: 'Consegna a',
    notes: 'La sua osservazione',
    fee: 'Consegna',
    rounding: 'Arrotondamento',
    due: 'Da pagare in contanti',
    paid: 'Pagato online',
    vat: 'Di cui IVA {rate} %: {amount} su {gross}, netto {net}',
    withoutVat: 'Di cui deposito, senza IVA: {amount}',
    action: 'Vedere l’ordine',
  },
  'order-accepted': {
    subject: 'L’ordine {number} è accettato: {when}',
    title: { pickup: 'Accettato, pronto per il ritiro alle', delivery: 'Accettato, da lei alle' },
    paragraph: 'La cucina ha accettato il suo ordine {number}.',
    preorder: 'La cucina ha accettato il suo ordine anticipato {number} e lo preparerà per quest’ora.',
    action: 'Seguire l’ordine',
  },
  'order-delayed': {
    subject: 'Ordine {number}: nuovo orario {when}',
    title: { pickup: 'Nuovo orario, pronto per il ritiro alle', delivery: 'Nuovo orario, da lei alle' },
    paragraph: 'L’orario del suo ordine {number} è cambiato. Ce ne scusiamo.',
    action: 'Seguire l’ordine',
  },
  'order-ready': {
    subject: 'L’ordine {number} è pronto',
    title: 'Il suo ordine è pronto',
    paragraph: 'Al ritiro ci dica questo numero. Si paga in contanti.',
    paid: 'Dica questo numero al ritiro. È già pagato.',
    action: 'Vedere l’ordine',
  },
  'order-out-for-delivery': {
    subject: 'L’ordine {number} è in arrivo',
    title: 'Il suo ordine è in arrivo',
    paragraph: 'Tenga pronti {amount} in contanti.',
    paid: 'È già pagato.',
    deliverTo: 'Consegna a',
    action: 'Seguire l’ordine',
  },
  'order-rejected': {
    subject: 'Purtroppo non possiamo accettare l’ordine {number}',
    title: 'Purtroppo non possiamo accettare il suo ordine',
    reasons: {
      closed: 'La cucina è chiusa.',
      too_busy: 'In questo momento la cucina ha troppo da fare.',
      sold_out: 'Qualcosa del suo ordine è esaurito.',
      cannot_deliver: 'Non possiamo consegnare al suo indirizzo.',
      age_not_proven: 'Possiamo consegnare alcol solo se un documento valido dimostra l’età.',
    },
    closing: 'Non deve pagare nulla. Ce ne scusiamo.',
    action: 'Vedere l’ordine',
  },
  'order-proposal': {
    subject: 'Ordine {number}: possiamo cambiare qualcosa?',
    title: 'Possiamo modificare il Suo ordine?',
    paragraph:
      'Qualcosa non è possibile come l’ha ordinato. Guardi la nostra proposta; senza il Suo sì tutto resta com’è.',
    totals: 'Finora {before}, ora {after}.',
    until: 'Risponda entro le {time}, per favore.',
    goes: 'Tolto',
    comes: 'Aggiunto',
    action: 'Vedere la proposta',
  },
  'order-changed': {
    subject: 'L’ordine {number} è modificato',
    title: 'Il Suo ordine è modificato',
    paragraph: 'Come concordato, abbiamo modificato il Suo ordine.',
    amount: 'Da pagare in contanti: {amount}.',
    action: 'Vedere l’ordine',
  },
  'order-refunded': {
    subject: 'Ordine {number}: abbiamo rimborsato {amount}',
    title: 'Abbiamo rimborsato una parte',
    cash: 'Ha ricevuto {amount} in contanti.',
    online:
      '{amount} le viene rimborsato con il mezzo con cui ha pagato. Possono passare alcuni giorni; non deve fare nulla.',
    what: 'Rimborsato',
    action: 'Vedere l’ordine',
  },
  'order-time-changed': {
    subject: 'Ordine {number}: nuovo orario {when}',
    title: 'Il suo nuovo orario',
    accepted: 'Ha cambiato l’orario del suo ordine {number}. La cucina lo sa, e tutto il resto rimane com’è.',
    received:
      'Ha cambiato l’orario del suo ordine {number}. Tutto il resto rimane com’è. Le scriveremo appena la cucina lo conferma.',
    action: 'Seguire l’ordine',
  },
  'order-unchanged': {
    subject: 'Ordine {number}: tutto resta com’è',
    title: 'Il Suo ordine resta com’è',
    paragraph: 'Abbiamo ritirato la nostra proposta di modifica. Non deve fare nulla.',
    action: 'Vedere l’ordine',
  },
  'order-age-refused': {
    subject: 'Ordine {number}: consegnato senza alcol',
    title: 'Il suo ordine, senza alcol',
    paragraph:
      'Alla consegna nessuno ha mostrato un documento che dimostri l’età necessaria. In questo caso non possiamo consegnare alcol.',
    taken: 'Non consegnato',
    amount: 'Il resto dell’ordine costa {amount}, pagato in contanti.',
    action: 'Vedere l’ordine',
  },
  'order-cancelled': {
    subject: 'L’ordine {number} è annullato',
    title: 'Il suo ordine è annullato',
    by: { customer: 'Ha annullato l’ordine.', shop: 'Abbiamo dovuto annullare l’ordine. Ce ne scusiamo.' },
    closing: 'Non deve pagare nulla.',
    action: 'Vedere l’ordine',
  },
  'order-paid-in-vain': {
    subject: 'Ordine {number}: il suo pagamento le viene rimborsato',
    title: 'Il suo pagamento le viene rimborsato',
    over: 'Il suo pagamento è arrivato quando questo ordine era già concluso. Non verrà preparato nulla.',
    twice: 'Questo ordine era già pagato quando è arrivato un altro pagamento. L’ordine non cambia.',
    action: 'Vedere l’ordine',
  },
  'order-corrected': {
    subject: 'Ordine {number}: la nostra ultima e-mail era un errore',
    title: 'La nostra ultima e-mail era un errore',
    queue: 'Riguardiamo il suo ordine {number} e le scriviamo tra poco quando sarà pronto.',
    kitchen: 'Il suo ordine {number} non è ancora pronto. Le scriviamo appena lo è.',
    counter: 'Il suo ordine {number} non è ancora partito. Le scriviamo appena parte.',
    whole: 'Il suo ordine {number} vale di nuovo per intero, con tutto ciò che ha ordinato.',
    closing: 'Ce ne scusiamo.',
    action: 'Vedere l’ordine',
  },
  'order-waiting': {
    subject: 'Nessuno ha accettato l’ordine {number}',
    title: 'Un ordine aspetta',
    paragraph: 'Da {minutes} minuti nessuno lo accetta. Il cliente aspetta.',
    others: 'In tutto aspettano {count} ordini.',
    action: 'Agli ordini',
  },
  'devices-away': {
    subject: 'Nessun dispositivo della cucina è collegato',
    title: 'I nuovi ordini non suonano da nessuna parte',
    paragraph: 'La cucina è aperta, ma nessuno dei dispositivi associati è collegato. Ultimo contatto: {time}.',
    advice:
      'Controlli corrente, rete e tablet. Appena un dispositivo è di nuovo collegato, mostra tutto quello che è arrivato nel frattempo, e suona.',
    action: 'Vedere i dispositivi',
  },
  'contact-message': {
    subject: '{topic} – messaggio di {name}',
    title: 'Messaggio dal modulo di contatto',
    topics: {
      general: 'Generale',
      order: 'Ordine',
      restaurant: 'Ristorante',
      feedback: 'Feedback',
      technical: 'Tecnica',
    },
    from: 'Da',
    reply: 'Se risponde a questa e-mail, la risposta va al cliente.',
  },
}

export const mailParts = {
  order: 'Ordine',
  pickupAt: 'Ritiro presso',
  map: 'Mostrare sulla mappa',
  cancellation: 'Annullamento',
  payBack: 'Le restituiamo {amount}.',
  payBackOnline: 'Le rimborsiamo {amount} automaticamente, con il mezzo usato per pagare. Non deve fare nulla.',
  cancelUntil: 'Gratuito fino alle {time}, finché l’ordine non è pronto.',
  cancel: 'Annullare l’ordine',
  quoted: '«{text}»',
  fromKitchen: 'Un messaggio dalla cucina',
}
