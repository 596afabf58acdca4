-- Deposits and vouchers: no consideration, so that no rate applies.
ALTER TYPE "vat_class" ADD VALUE 'none';
