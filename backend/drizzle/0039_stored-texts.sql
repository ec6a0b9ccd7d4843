-- Texts become codes with values. Old reasons stay the words that they are; what was told of requests becomes codes.
-- "Debit failed" is what a failed due date without a reason says.
ALTER TABLE "plan_instalments" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" <> 'Debit failed' THEN jsonb_build_object('text', "reason") END;--> statement-breakpoint
ALTER TABLE "mandate_registrations" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" IS NOT NULL THEN jsonb_build_object('text', "reason") END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "failure_reason" SET DATA TYPE jsonb USING CASE WHEN "failure_reason" IS NOT NULL THEN jsonb_build_object('text', "failure_reason") END;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" IS NOT NULL THEN jsonb_build_object('text', "reason") END;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "reason" SET DATA TYPE jsonb USING jsonb_build_object('text', "reason");--> statement-breakpoint
ALTER TABLE "debits" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" IS NOT NULL THEN jsonb_build_object('text', "reason") END;--> statement-breakpoint
ALTER TABLE "service_requests" ALTER COLUMN "reason" SET DATA TYPE jsonb USING CASE WHEN "reason" IS NOT NULL THEN jsonb_build_object('text', "reason") END;--> statement-breakpoint
CREATE FUNCTION "coded_event"(said text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN plain.code IS NOT NULL THEN jsonb_build_object('code', plain.code)
    WHEN said LIKE 'We could not do it: %' THEN jsonb_build_object('code', 'refused', 'values',
      jsonb_build_object('reason', jsonb_build_object('text', substr(said, length('We could not do it: ') + 1))))
    WHEN said ~ '^We need a paper: .*\.$' THEN jsonb_build_object('code', 'attachmentWanted', 'values',
      jsonb_build_object('attachment', substring(said FROM '^We need a paper: (.*)\.$')))
    WHEN said ~ '^Accepted\. It will be done on \d+ [A-Z][a-z]{2} \d{4}\.$' THEN jsonb_build_object('code', 'accepted', 'values',
      jsonb_build_object('waitsUntil', to_date(substring(said FROM '\d+ [A-Z][a-z]{2} \d{4}'), 'DD Mon YYYY')::text))
    ELSE jsonb_build_object('text', said)
  END
  FROM (SELECT 1) AS one LEFT JOIN (VALUES
    ('asked for it.', 'requested'),
    ('cancelled it.', 'cancelled'),
    ('sent it again.', 'sentAgain'),
    ('sent the paper.', 'attachmentSent'),
    ('confirmed it by a one-time code.', 'confirmed'),
    ('Everyone confirmed it. We are looking at it.', 'inReviewAfterAll'),
    ('We are looking at it.', 'inReview'),
    ('Done.', 'done'),
    ('It was not completed in time.', 'lapsed'),
    ('A newer request took its place.', 'replaced'),
    ('The new contact was confirmed by a one-time code.', 'newContactConfirmed')
  ) AS plain (english, code) ON plain.english = said
$$;--> statement-breakpoint
ALTER TABLE "request_events" ALTER COLUMN "text" SET DATA TYPE jsonb USING "coded_event"("text");--> statement-breakpoint
DROP FUNCTION "coded_event";--> statement-breakpoint
-- What is no text of ours is a name, a number, or a word of the wire, which is said as one.
CREATE FUNCTION "coded_detail"(said text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN said IS NULL THEN NULL
    WHEN plain.code IS NOT NULL THEN jsonb_build_object('code', plain.code)
    WHEN said ~ '^IFSC of .+' THEN jsonb_build_object('code', 'ifscOf', 'values', jsonb_build_object('bank', substr(said, 9)))
    WHEN said ~ '^Type of .+' THEN jsonb_build_object('code', 'typeOf', 'values', jsonb_build_object('bank', substr(said, 9)))
    WHEN said ~ '^E-mail of .+' THEN jsonb_build_object('code', 'emailOf', 'values', jsonb_build_object('name', substr(said, 11)))
    WHEN said ~ '^Mobile of .+' THEN jsonb_build_object('code', 'mobileOf', 'values', jsonb_build_object('name', substr(said, 11)))
    WHEN said ~ '^Folio ••.+' THEN jsonb_build_object('code', 'folio', 'values', jsonb_build_object('folioNo', substr(said, 7)))
    WHEN said ~ '^Guardian of .+, born \d+ [A-Z][a-z]{2} \d{4}$' THEN jsonb_build_object('code', 'guardianOf', 'values',
      jsonb_build_object('name', substring(said FROM '^Guardian of (.+), born '),
        'birthDate', to_date(substring(said FROM '\d+ [A-Z][a-z]{2} \d{4}$'), 'DD Mon YYYY')::text))
    ELSE jsonb_build_object('code', 'word', 'values', jsonb_build_object('word', said))
  END
  FROM (SELECT 1) AS one LEFT JOIN (VALUES
    ('Bank account', 'bankAccount'),
    ('Account type', 'accountType'),
    ('Default bank', 'defaultBank'),
    ('Deleted', 'deleted'),
    ('Branch', 'branch'),
    ('Folios merged', 'foliosMerged'),
    ('Held as', 'heldAs'),
    ('Belongs to', 'belongsTo'),
    ('E-mail', 'email'),
    ('Mobile', 'mobile'),
    ('Open', 'open'),
    ('Locked', 'locked'),
    ('Locked: nothing can leave it', 'lockedWhole'),
    ('Nominees', 'nominees'),
    ('None, by your choice', 'noNominee'),
    ('Address', 'address'),
    ('Date of birth', 'birthDate'),
    ('Contact on record', 'contactOnRecord'),
    ('Confirmed', 'confirmed'),
    ('Not confirmed', 'notConfirmed'),
    ('Tax residency', 'taxResidency'),
    ('Place of birth', 'birthPlace'),
    ('Nationality', 'nationality'),
    ('Yearly income', 'yearlyIncome'),
    ('Occupation', 'occupation'),
    ('India only', 'indiaOnly')
  ) AS plain (english, code) ON plain.english = said
$$;--> statement-breakpoint
UPDATE "service_requests" SET "changes" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'label', "coded_detail"(change ->> 'label'), 'from', "coded_detail"(change ->> 'from'), 'to', "coded_detail"(change ->> 'to')) ORDER BY place), '[]')
  FROM jsonb_array_elements("changes") WITH ORDINALITY AS each (change, place));--> statement-breakpoint
DROP FUNCTION "coded_detail";
