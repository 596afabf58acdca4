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
        'Ordini: che cosa ha ordinato, nome, telefono e indirizzo, per poter cucinare, consegnare e tenere la contabilità. La legge ci obbliga a conservare gli ordini per dieci anni.',
        'Messaggi di contatto: quello che ci scrive, fino alla nostra risposta.',
      ],
    },
    {
      title: 'Che cosa c’è nel suo browser',
      paragraphs: [
        'Un cookie mantiene aperta la sua sessione, uno ricorda la lingua, e dopo una registrazione uno conserva i suoi dati in forma cifrata, al massimo per trenta minuti, finché il codice è confermato. Nella memoria del browser si trovano il carrello, il suo nome per l’intestazione, i numeri dei suoi ordini, i suoi preferiti e il suo filtro per il menu; gli ultimi due non ne escono mai. Uscendo, questa memoria viene svuotata.',
        'Se si fa avvisare su un ordine, conserviamo per questo l’indirizzo del suo browser presso chi lo produce, finché l’ordine è concluso. Quello che inviamo lì è cifrato.',
        'In queste pagine non ci sono statistiche, né pixel di tracciamento, né contenuti di altre aziende.',
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
        'Può chiedere che cosa sappiamo di lei, farlo correggere e far cancellare il suo account. Gli ordini restano nella contabilità senza il suo account.',
      ],
    },
  ],
}
