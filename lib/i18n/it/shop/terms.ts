export const terms = {
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
        'Tutti i prezzi si intendono IVA inclusa ({vat_number}).',
        'Può annullare un ordine entro {minutes} minuti dall’invio, finché i piatti non sono pronti. Dopo, la preghiamo di telefonarci.',
        'Non sono possibili ordini sotto {minimum}. Per le consegne l’importo minimo dipende dal NPA ed è indicato prima di ordinare.',
      ],
    },
    {
      title: 'Consegna e ritiro',
      paragraphs: [
        'Il ritiro sul posto avviene al nostro banco ed è gratuito. La pagina iniziale, il carrello e la cassa indicano prima dell’ordine se consegniamo a un determinato NPA, con quali spese e da quale importo.',
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
        'Per ordinare serve un account con un indirizzo e-mail confermato. Tenga per sé la password e mantenga aggiornati i suoi dati.',
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
